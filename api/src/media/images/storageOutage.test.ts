import { randomUUID } from 'node:crypto';
import { startS3 } from '@komawari/storage/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, drawPng, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { openGate, type Gate } from '../../testing/outages/openGate.ts';

let bucket: Awaited<ReturnType<typeof startS3>>;
let gate: Gate;
let test: TestApp;
let person: TestPerson;
let origin: string;
beforeAll(async () => {
  bucket = await startS3();
  gate = await openGate(() => bucket.port);
  test = await createTestApp({
    S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    S3_TIMEOUT: '1',
  });
  person = await test.signUpCreator('kaede');
  // A real connection: tus answers on the socket, past Fastify's test injection.
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test.close();
  await gate.close();
  await bucket.close();
});

const CREATE = `mutation C($id: ID!) { createImage2(input: { uploadId: $id, type: PAGE }) {
  __typename image { id } problems { code message }
} }`;
const create = (id: string) => test.run(CREATE, { id }, person);
const upload = async () =>
  (await test.services.uploads.add(person.actor.accountId, randomUUID(), '1.png', await drawPng())).id;

/** How many pieces are sent to the bucket for one picture. */
async function countPieces(): Promise<number> {
  let pieces = 0;
  gate.watch(() => ((pieces += 1), 'pass'));
  await create(await upload());
  gate.watch(null);
  return pieces;
}

it.each(['cut before', 'cut after'] as const)(
  'the object storage goes away while a picture is written to it (%s): it is said so, and the same call makes the picture when it is back',
  async (passage) => {
    const pieces = await countPieces();
    expect(pieces).toBeGreaterThan(2);
    for (const at of [2, pieces]) {
      const id = await upload();
      let seen = 0;
      gate.watch(() => ((seen += 1), seen < at ? 'pass' : passage));
      const refused = await create(id);
      const [error] = refused.errors;
      expect([at, refused.status, error?.extensions['code'], error?.extensions['retryAfter']]).toEqual([
        at,
        503,
        'SERVICE_UNAVAILABLE',
        5,
      ]);
      expect(error?.message).toBe('Komawari cannot do this right now. Try again in a few seconds.');
      gate.watch(null);
      const made = await create(id);
      expect([made.status, made.data.createImage2.problems]).toEqual([200, []]);
    }
  },
);

/** A file as a browser sends it: an upload that begins, its bytes in two requests, and the picture that is made of them. */
async function openUpload() {
  const png = await drawPng();
  const half = Math.floor(png.length / 2);
  const headers = { authorization: `Bearer ${person.token}`, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${origin}/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(png.length), 'upload-metadata': 'filename MS5wbmc=' },
  });
  const location = begun.headers.get('location') ?? '';
  const send = async (from: number, to: number) => {
    const { status } = await fetch(`${origin}${location}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(png.subarray(from, to)),
    });
    return status;
  };
  return {
    sendFirstHalf: () => send(0, half),
    sendSecondHalf: () => send(half, png.length),
    make: () =>
      fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { authorization: headers.authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ query: CREATE, variables: { id: location.split('/').at(-1) } }),
      }),
  };
}

it.each(['closed', 'silent', 'busy'] as const)(
  'the object storage is away (%s) while a file is on its way: its bytes arrive, 503 says when to come back, and nothing is sent twice',
  async (state) => {
    const upload = await openUpload();
    expect(await upload.sendFirstHalf()).toBe(204);
    await gate.set(state);
    expect(await upload.sendSecondHalf()).toBe(204);
    const faults = test.faults.length;
    for (const _attempt of ['the first', 'a second']) {
      const refused = await upload.make();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      const { errors } = (await refused.json()) as { errors: { extensions: object }[] };
      expect(errors.map(({ extensions }) => extensions)).toMatchObject([
        { code: 'SERVICE_UNAVAILABLE', retryable: true, retryAfter: 5 },
      ]);
    }
    expect(test.faults.slice(faults).filter((line) => line.includes('traceId'))).toEqual([]);
    await gate.set('open');
    const made = await upload.make();
    expect(made.status).toBe(200);
    expect(await made.json()).toMatchObject({ data: { createImage2: { problems: [] } } });
  },
);
