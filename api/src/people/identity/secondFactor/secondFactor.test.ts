import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../../testing/createBrowser.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { createIdentityCalls, TEST_PASSWORD } from '../../../testing/identityCalls.ts';
import { completeSignIn } from '../completeSignIn.ts';
import { resetSecondFactor } from './changeSecondFactor.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

/** A code of an authenticator app, some periods of 30 seconds from now. */
const codeOf = (key: string, periods = 0): string =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + periods * 30 });

/** Makes every spent code good again: time passes too slowly for a test. */
const letTimePass = () => test.services.database.query('forgetSteps', 'UPDATE second_factors SET last_step = 0');

interface Protected {
  key: string;
  recoveryCodes: string[];
  browser: Browser;
  accountId: string;
}

/** Somebody who turned two-step sign-in on. */
async function protect(screenName: string): Promise<Protected> {
  const person = await test.signUpCreator(screenName);
  const browser = createBrowser(test);
  await browser.signIn(screenName);
  const { key } = (await browser.call('second_factor/begin')).body as { key: string };
  const finished = await browser.call('second_factor/finish', { code: codeOf(key) });
  expect(finished.status).toBe(200);
  await letTimePass();
  const { recoveryCodes } = finished.body as { recoveryCodes: string[] };
  return { key, recoveryCodes, browser, accountId: person.actor.accountId };
}

const countSessions = async (accountId: string): Promise<number> => {
  const rows = await test.services.database.query(
    'countSessions',
    'SELECT 1 FROM sessions WHERE account_id = $1 AND revoked_at IS NULL',
    [accountId],
  );
  return rows.length;
};

describe('turning two-step sign-in on', () => {
  it('gives a key, the same as a QR code, and with the first code ten recovery codes [R7-011]', async () => {
    await test.signUpCreator('enrol');
    const browser = createBrowser(test);
    await browser.signIn('enrol');
    const begun = (await browser.call('second_factor/begin')).body;
    expect(begun.address).toBe(`otpauth://totp/Komawari:enrol%40example.com?secret=${begun.key}&issuer=Komawari`);
    expect(begun.qr.size).toBeGreaterThan(20);
    const wrong = await browser.call('second_factor/finish', { code: '000000' });
    expect([wrong.status, wrong.body.field, wrong.body.triesLeft]).toEqual([400, 'code', 4]);
    // Nothing changed so far: the password alone still opens a session.
    expect((await createBrowser(test).signIn('enrol')).body.token).toBeTruthy();
    const { recoveryCodes } = (await browser.call('second_factor/finish', { code: codeOf(begun.key) })).body;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect((await browser.call('second_factor/begin')).status).toBe(409);
    const mails = await test.mails();
    expect(mails.find((mail) => mail.to === 'enrol@example.com')?.subject).toBe('Two-step sign-in is on');
  });

  it.each(['second_factor/begin', 'second_factor/finish', 'second_factor/recovery_codes', 'second_factor/remove'])(
    '%s insists on a session and a recent sign-in',
    async (name) => {
      const payload = { code: '000000' };
      expect((await createBrowser(test).call(name, payload)).status).toBe(401);
      const visitor = createBrowser(test);
      await visitor.call('anonymous');
      expect((await visitor.call(name, payload)).status).toBe(401);
      const screenName = `old_${name.slice(14, 20)}`;
      await test.signUpCreator(screenName);
      const browser = createBrowser(test);
      await browser.signIn(screenName);
      await test.services.database.query(
        'ageSession',
        `UPDATE sessions SET authenticated_at = now() - interval '301 seconds' WHERE id = $1`,
        [browser.sessionId()],
      );
      expect((await browser.call(name, payload)).body.code).toBe('RECENT_SIGN_IN_REQUIRED');
    },
  );
});

/** A sign-in of this account that waits for its second factor. */
async function challengeFor(accountId: string): Promise<string> {
  const outcome = await test.services.database.transact((tx) =>
    completeSignIn(tx, { accountId, userAgent: '', refreshToken: null, methods: ['PASSWORD'] }),
  );
  if (outcome.kind !== 'SECOND_FACTOR') throw new Error('The account has no second factor.');
  return outcome.challenge;
}

describe('signing in with a second factor', () => {
  it('the password alone opens no session, sets no cookie and answers no token', async () => {
    const { accountId } = await protect('alone');
    const before = await countSessions(accountId);
    const browser = createBrowser(test);
    const { body } = await browser.signIn('alone');
    expect(Object.keys(body).toSorted()).toEqual(['challenge', 'expiresIn']);
    expect(body.expiresIn).toBe(300);
    expect(browser.cookie()).toBe('');
    expect(await countSessions(accountId)).toBe(before);
  });

  it('the code goes on with it, once: neither the challenge nor the code works again [R7-009] [R7-011]', async () => {
    const { key } = await protect('code');
    const browser = createBrowser(test);
    const { challenge } = (await browser.signIn('code')).body;
    const code = codeOf(key);
    expect((await browser.call('second_factor', { challenge, code })).body.viewer.kind).toBe('REGISTERED');
    expect((await createBrowser(test).call('second_factor', { challenge, code })).status).toBe(401);
    const second = createBrowser(test);
    const next = (await second.signIn('code')).body.challenge;
    expect((await second.call('second_factor', { challenge: next, code })).status).toBe(400);
    expect((await second.call('second_factor', { challenge: next, code: codeOf(key, -1) })).status).toBe(400);
    expect((await second.call('second_factor', { challenge: next, code: codeOf(key, 1) })).status).toBe(200);
  });

  it('two answers at once open one session', async () => {
    const { key, accountId } = await protect('race');
    const before = await countSessions(accountId);
    const { challenge } = (await createBrowser(test).signIn('race')).body;
    const code = codeOf(key);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => createBrowser(test).call('second_factor', { challenge, code })),
    );
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
    expect(await countSessions(accountId)).toBe(before + 1);
  });

  it('a recovery code works in its place, once, however it is written', async () => {
    const { recoveryCodes } = await protect('recover');
    const [first = '', second = ''] = recoveryCodes;
    const answer = async (code: string) => {
      const browser = createBrowser(test);
      const { challenge } = (await browser.signIn('recover')).body;
      return (await browser.call('second_factor', { challenge, code })).status;
    };
    expect(await answer(first)).toBe(200);
    expect(await answer(first)).toBe(400);
    expect(await answer(` ${second.toUpperCase().replace('-', ' ')} `)).toBe(200);
    expect(await answer('aaaaa-aaaaa')).toBe(400);
  });

  it('new recovery codes make the earlier ones worthless', async () => {
    const { recoveryCodes, browser } = await protect('renew');
    const renewed = (await browser.call('second_factor/recovery_codes')).body.recoveryCodes as string[];
    const other = createBrowser(test);
    const { challenge } = (await other.signIn('renew')).body;
    expect((await other.call('second_factor', { challenge, code: recoveryCodes[0] })).status).toBe(400);
    expect((await other.call('second_factor', { challenge, code: renewed[0] })).status).toBe(200);
  });

  it('a challenge ends with its fifth wrong code, whatever address they come from', async () => {
    const { key } = await protect('guess');
    const browser = createBrowser(test);
    const { challenge } = (await browser.signIn('guess')).body;
    const statuses = [];
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await browser.call('second_factor', { challenge, code: '000000' })).status);
      await test.services.database.query('forgetThrottles', 'DELETE FROM throttles');
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    const late = await browser.call('second_factor', { challenge, code: codeOf(key) });
    expect([late.status, late.body.message]).toEqual([
      401,
      'This sign-in took too long, or too many codes were wrong. Start over with your password.',
    ]);
  });

  it('new challenges give no new tries: an account pauses after five codes from one place, 30 an hour from everywhere', async () => {
    const { accountId } = await protect('flood');
    const guess = async () => {
      const challenge = await challengeFor(accountId);
      return (await createBrowser(test).call('second_factor', { challenge, code: '000000' })).status;
    };
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await guess());
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    for (let n = 0; n < 30; n += 1) {
      await test.services.database.query('moveOn', `DELETE FROM throttles WHERE key LIKE 'second-factor:%:%'`);
      await guess();
    }
    await test.services.database.query('moveOn', `DELETE FROM throttles WHERE key LIKE 'second-factor:%:%'`);
    expect(await guess()).toBe(429);
  });

  it('codes from all addresses of a network of IPv6 are tries from one place', async () => {
    const { accountId } = await protect('rotating');
    const guessFrom = async (remoteAddress: string) => {
      const payload = { challenge: await challengeFor(accountId), code: '000000' };
      const headers = { 'x-komawari-client': 'web' };
      const url = '/identity/second_factor';
      return (await test.app.inject({ method: 'POST', url, payload, headers, remoteAddress })).statusCode;
    };
    for (let n = 1; n <= 5; n += 1) expect(await guessFrom(`2001:db8:5:5::${n}`)).toBe(400);
    expect(await guessFrom('2001:db8:5:5:aaaa::1')).toBe(429);
    expect(await guessFrom('2001:db8:5:6::1')).toBe(400);
  });

  it('an expired challenge, a made-up one and one of somebody else open nothing', async () => {
    const mine = await protect('mine');
    const { key } = await protect('theirs');
    const browser = createBrowser(test);
    const { challenge } = (await browser.signIn('mine')).body;
    expect((await browser.call('second_factor', { challenge, code: codeOf(key) })).status).toBe(400);
    expect((await browser.call('second_factor', { challenge: 'x'.repeat(43), code: codeOf(key) })).status).toBe(401);
    await test.services.database.query('expireChallenges', 'UPDATE sign_in_challenges SET expires_at = now()');
    expect((await browser.call('second_factor', { challenge, code: codeOf(mine.key) })).status).toBe(401);
  });
});

describe('no way in skips the second factor', () => {
  it.each(['sign_in', 'reset'])('a link in a mail (%s) proves the mailbox only', async (mode) => {
    const screenName = `link_${mode}`;
    const { key, accountId } = await protect(screenName);
    const email = `${screenName}@example.com`;
    const calls = createIdentityCalls(test);
    expect((await calls.post('send_mail_link', { mode, email })).statusCode).toBe(200);
    const code = (await calls.linkTo(email, mode)).searchParams.get('code') ?? '';
    const before = await countSessions(accountId);
    const browser = createBrowser(test);
    const answer = await (mode === 'sign_in'
      ? browser.call('sign_in_by_mail', { code, email })
      : browser.call('reset_password', { code, password: 'たい焼き はしっぽから' }));
    expect(Object.keys(answer.body).toSorted()).toEqual(['challenge', 'expiresIn']);
    expect(browser.cookie()).toBe('');
    expect(await countSessions(accountId)).toBeLessThanOrEqual(before);
    const { challenge } = answer.body;
    expect((await browser.call('second_factor', { challenge, code: codeOf(key) })).body.token).toBeTruthy();
  });

  it('a new password ends a sign-in that waits with the old one', async () => {
    const { key, browser } = await protect('waiting');
    const other = createBrowser(test);
    const { challenge } = (await other.signIn('waiting')).body;
    const change = { currentPassword: TEST_PASSWORD, password: 'たい焼き はしっぽから' };
    expect((await browser.call('change_password', change)).status).toBe(204);
    expect((await other.call('second_factor', { challenge, code: codeOf(key) })).status).toBe(401);
  });
});

describe('a lost phone', () => {
  it('an operator turns the second step off: everybody is signed out, waiting sign-ins end, and the owner is told', async () => {
    const { key, accountId } = await protect('lost');
    const waiting = createBrowser(test);
    const { challenge } = (await waiting.signIn('lost')).body;
    expect(await resetSecondFactor(test.services, accountId)).toBe(true);
    expect(await countSessions(accountId)).toBe(0);
    expect((await waiting.call('second_factor', { challenge, code: codeOf(key) })).status).toBe(401);
    expect((await createBrowser(test).signIn('lost')).body.token).toBeTruthy();
    const mails = await test.mails();
    expect(mails).toContainEqual(
      expect.objectContaining({ to: 'lost@example.com', subject: 'Two-step sign-in is off' }),
    );
    expect(await resetSecondFactor(test.services, accountId)).toBe(false);
  });
});

describe('confirming with a second factor', () => {
  it('takes the password and the code, not one of them', async () => {
    const { key, browser } = await protect('both');
    const confirm = (proof: object) => browser.call('confirm', proof).then(({ status, body }) => [status, body.field]);
    expect(await confirm({ password: TEST_PASSWORD })).toEqual([400, 'code']);
    expect(await confirm({ code: codeOf(key) })).toEqual([400, 'password']);
    expect(await confirm({ password: TEST_PASSWORD, code: codeOf(key) })).toEqual([200, undefined]);
  });

  it('turned off, the password alone opens a session again, and the secret is gone', async () => {
    const { browser, accountId } = await protect('off');
    const waiting = createBrowser(test);
    const { challenge } = (await waiting.signIn('off')).body;
    expect((await browser.call('second_factor/remove')).status).toBe(204);
    expect((await waiting.call('second_factor', { challenge, code: '000000' })).status).toBe(401);
    expect((await createBrowser(test).signIn('off')).body.token).toBeTruthy();
    const rows = await test.services.database.query(
      'leftOfSecondFactor',
      'SELECT account_id FROM second_factors WHERE account_id = $1 UNION ALL SELECT account_id FROM recovery_codes WHERE account_id = $1',
      [accountId],
    );
    expect(rows).toEqual([]);
  });
});

describe('a stolen database', () => {
  it('holds no key, no code and no challenge that would open anything, and an encrypted key fits no other row', async () => {
    const { key, recoveryCodes } = await protect('dump');
    const other = await protect('dump_two');
    const { challenge } = (await createBrowser(test).signIn('dump')).body;
    const rows = await test.services.database.query<{ text: string }>(
      'dumpSecrets',
      `SELECT second_factors::text AS text FROM second_factors UNION ALL SELECT recovery_codes::text FROM recovery_codes
       UNION ALL SELECT sign_in_challenges::text FROM sign_in_challenges`,
    );
    const dump = rows.map((row) => row.text).join('\n');
    for (const secret of [key, challenge, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    }
    await test.services.database.query(
      'swapSecrets',
      `UPDATE second_factors SET sealed_secret = (SELECT sealed_secret FROM second_factors WHERE account_id = $1) WHERE account_id <> $1`,
      [other.accountId],
    );
    const browser = createBrowser(test);
    const swapped = (await browser.signIn('dump')).body.challenge;
    expect((await browser.call('second_factor', { challenge: swapped, code: codeOf(other.key) })).status).toBe(400);
  });
});
