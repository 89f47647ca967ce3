import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issuerOf } from '../people/identity/index.ts';
import { signatureQuery } from '../media/images/index.ts';
import { deriveKey, sign, type SecretPurpose } from '../kernel/secrets.ts';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { createMarkedFixtures, type MarkedFixtures } from '../testing/createMarkedFixtures.ts';

let test: TestApp;
let fixtures: MarkedFixtures;

beforeAll(async () => {
  test = await createTestApp();
  fixtures = await createMarkedFixtures(test);
});
afterAll(() => test.close());

describe('pictures of what is not public', () => {
  /** Asks as the owner, so that what is refused is refused for its address alone. */
  const get = async (url: string, method: 'GET' | 'HEAD' = 'GET') =>
    test.app.inject({ method, url, headers: { authorization: `Bearer ${await tokenOf(owner())}` } });
  const owner = () => fixtures.visible.userId;
  const tokenOf = (accountId: string) => issuerOf(test.services).issue({ accountId, kind: 'REGISTERED' }, 'test');
  const signed = (id: string, name: string, now?: number) =>
    signatureQuery(test.services.config.secret, { imageId: id, name }, owner(), now);

  async function namesOf(imageId: string): Promise<string[]> {
    const names = [];
    for await (const { key } of test.services.objects.list(`derivatives/${imageId}/`))
      names.push(key.split('/').at(-1) ?? '');
    return names;
  }

  it('are not there without a signature, nor with one that is forged, expired, or of something else', async () => {
    const { secret } = test.services.config;
    const other = fixtures.visible.imageId;
    const later = Math.floor(Date.now() / 1000) + 600;
    const signedFor = (purpose: SecretPurpose, text: string) => sign(deriveKey(secret, purpose), text);
    const attempts = (id: string, name: string) => [
      '',
      '?exp=&sig=',
      `?exp=${later}`,
      `?exp=${later}&sig=AAAAAAAAAAAAAAAAAAAAAA`,
      `?exp=${later}&for=${owner()}&sig=${sign(Buffer.alloc(32), `GET ${id}/${name} ${owner()} ${later}`)}`,
      signed(other, name),
      signed(id, `x${name}`),
      signed(id, name, Date.now() - 3_600_000),
      signed(id, name).replace(/exp=\d+/, `exp=${later + 3600}`),
      signed(id, name).replace(/sig=(.)/, (_, first: string) => `sig=${first === 'A' ? 'B' : 'A'}`),
      `${signed(id, name)}&exp=${later}`,
      `${signed(id, name)}&for=${owner()}`,
      signed(id, name).replace(/&for=[^&]*/, ''),
      signed(id, name).replace(/for=[^&]*/, `for=${fixtures.hidden.users[0]}`),
      ...(['token-signing', 'sign-up-email', 'visitor-key', 'upload'] as const).map(
        (purpose) => `?exp=${later}&for=${owner()}&sig=${signedFor(purpose, `GET ${id}/${name} ${owner()} ${later}`)}`,
      ),
    ];
    for (const id of fixtures.hidden.images) {
      const [name = ''] = await namesOf(id);
      for (const query of attempts(id, name))
        expect([query, (await get(`/images/${id}/${name}${query}`)).statusCode]).toEqual([query, 404]);
    }
  });

  it('are not there in any size', async () => {
    for (const id of fixtures.hidden.images) {
      for (const name of await namesOf(id)) {
        const [read, looked] = await Promise.all([get(`/images/${id}/${name}`), get(`/images/${id}/${name}`, 'HEAD')]);
        expect([read.statusCode, looked.statusCode, read.body]).toEqual([404, 404, 'Not found\n']);
      }
    }
  });

  it('are there for whom the API signed them and for nobody else, and what is public needs no signature', async () => {
    const [id = ''] = fixtures.hidden.images;
    const [name = ''] = await namesOf(id);
    const url = `/images/${id}/${name}${signed(id, name)}`;
    const stranger = (await test.visit()).token;
    expect((await get(url)).statusCode).toBe(200);
    expect((await test.app.inject({ url })).statusCode).toBe(404);
    expect((await test.app.inject({ url, headers: { authorization: `Bearer ${stranger}` } })).statusCode).toBe(404);
    const [publicName = ''] = await namesOf(fixtures.visible.imageId);
    expect((await test.app.inject({ url: `/images/${fixtures.visible.imageId}/${publicName}` })).statusCode).toBe(200);
  });

  it('and the original of no picture, public or not, is served under any address', async () => {
    for (const id of [fixtures.visible.imageId, fixtures.hidden.images[0] ?? '']) {
      const original = await test.services.objects.read(`originals/${id}`);
      const names = [
        'original',
        'original.png',
        'original.webp',
        'originals',
        id,
        `${id}.png`,
        '../originals',
        `..%2f..%2foriginals%2f${id}`,
        `%2e%2e/%2e%2e/originals/${id}`,
        `..%5c..%5coriginals%5c${id}`,
        '9999.webp',
        '400.png',
        '',
      ];
      const places = [
        `/originals/${id}`,
        `/images/originals/${id}`,
        `/objects/originals/${id}`,
        `/derivatives/${id}/400.webp`,
        `/uploads/${id}`,
        `/.data/objects/originals/${id}`,
        `/images/${id}`,
        `/images//${id}/original`,
      ];
      for (const url of [
        ...names.map((name) => `/images/${id}/${name}`),
        ...names.map((name) => `/images/${id}/${name}${signed(id, name)}`),
        ...places,
      ]) {
        const response = await get(url);
        expect([url, response.statusCode === 200, response.rawPayload.includes(original.subarray(0, 64))]).toEqual([
          url,
          false,
          false,
        ]);
      }
    }
  });
});
