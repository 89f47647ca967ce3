import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../../testing/createBrowser.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { deviceOf } from './deviceOf.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const LIST =
  'query L($after: String) { viewer { ... on RegisteredViewer { sessions(first: 2, after: $after) { edges { node { id device createdAt lastUsedAt isCurrent } } pageInfo { hasNextPage endCursor } } } } }';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Somebody signed in on a laptop and on a phone. */
async function onTwoDevices(screenName: string): Promise<{ laptop: Browser; phone: Browser }> {
  await test.signUpCreator(screenName);
  const laptop = createBrowser(test);
  const phone = createBrowser(test, PHONE);
  await laptop.signIn(screenName);
  await phone.signIn(screenName);
  // The session `signUpCreator` made is nobody's device here.
  await test.services.database.query('forgetMade', `DELETE FROM sessions WHERE user_agent = 'Test'`);
  return { laptop, phone };
}

async function sessionsOf(browser: Browser) {
  const all = [];
  for (let after: string | null = null; ;) {
    const { data } = await test.run(LIST, { after }, { token: browser.token() });
    const { edges, pageInfo } = data.viewer.sessions;
    all.push(...edges.map((edge: { node: object }) => edge.node));
    if (!pageInfo.hasNextPage) return all;
    after = pageInfo.endCursor;
  }
}

/** Whether a device still gets in: by its identity token, and by its refresh token. */
async function isIn(browser: Browser): Promise<[boolean, boolean]> {
  const { status } = await test.run('{ viewer { kind } }', {}, { token: browser.token() });
  return [status === 200, (await browser.call('refresh')).status === 200];
}

/** The end of a session is announced; within a second everybody has heard. */
const heard = (browser: Browser) =>
  expect
    .poll(async () => (await test.run('{ viewer { kind } }', {}, { token: browser.token() })).status, {
      timeout: 10_000,
      interval: 20,
    })
    .toBe(401);

describe('the devices somebody is signed in on', () => {
  it('stand in a list, the one in use marked, and nobody else’s among them', async () => {
    const { laptop } = await onTwoDevices('devices');
    await onTwoDevices('others');
    const list = await sessionsOf(laptop);
    expect(list.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari on iPhone', false],
      ['Firefox on Linux', true],
    ]);
  });

  it('one can be signed out; its tokens die within a second and it leaves the list', async () => {
    const { laptop, phone } = await onTwoDevices('one_out');
    expect((await laptop.call('sessions/end', { id: phone.sessionId() })).status).toBe(204);
    await heard(phone);
    expect(await isIn(phone)).toEqual([false, false]);
    expect(await isIn(laptop)).toEqual([true, true]);
    expect(await sessionsOf(laptop)).toHaveLength(1);
    expect((await laptop.call('sessions/end', { id: phone.sessionId() })).status).toBe(404);
  });

  it('nobody signs out somebody else, and a visitor nobody', async () => {
    const { laptop } = await onTwoDevices('mine');
    const other = await onTwoDevices('theirs');
    expect((await laptop.call('sessions/end', { id: other.phone.sessionId() })).status).toBe(404);
    const visitor = createBrowser(test);
    await visitor.call('anonymous');
    for (const name of ['end', 'end_others', 'end_all']) {
      expect((await visitor.call(`sessions/${name}`, { id: laptop.sessionId() })).status).toBe(401);
    }
    expect(await isIn(other.phone)).toEqual([true, true]);
  });

  it('all others can be signed out, this one stays', async () => {
    const { laptop, phone } = await onTwoDevices('others_out');
    expect((await laptop.call('sessions/end_others')).status).toBe(204);
    await heard(phone);
    expect(await isIn(phone)).toEqual([false, false]);
    expect(await isIn(laptop)).toEqual([true, true]);
  });

  it('signing out everywhere ends this one too', async () => {
    const { laptop, phone } = await onTwoDevices('all_out');
    const token = laptop.token();
    expect((await laptop.call('sessions/end_all')).status).toBe(204);
    expect(laptop.cookie()).toBe('');
    await heard(phone);
    expect((await test.run('{ viewer { kind } }', {}, { token })).status).toBe(401);
    expect(await isIn(phone)).toEqual([false, false]);
  });
});

describe('what a device is called', () => {
  it.each([
    [PHONE, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari on Mac',
    ],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ])('%s', (userAgent, words) => {
    expect(deviceOf(userAgent, 'en')).toBe(words);
  });

  it('in Japanese', () => {
    expect(deviceOf(PHONE, 'ja')).toBe('Safari（iPhone）');
    expect(deviceOf('', 'ja')).toBe('不明な端末');
  });
});
