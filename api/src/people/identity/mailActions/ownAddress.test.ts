import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/createTestApp.ts';
import { addressOf, TEST_PASSWORD } from '../../../testing/identityCalls.ts';
import { createMailCalls, problemOf, type MailCalls } from '../../../testing/mailCalls.ts';

const NEW_PASSWORD = 'a new quiet harbour';
let test: TestApp;
let calls: MailCalls;
let people = 0;

beforeAll(async () => {
  test = await createTestApp();
  calls = createMailCalls(test);
});
afterAll(() => test.close());
beforeEach(() => test.services.database.query('forgetThrottles', 'DELETE FROM throttles'));

const someone = (): Promise<TestPerson> => test.signUpCreator(`mail_${(people += 1)}`);

/** Goes the whole way from one address to another; answers the code that undoes it. */
async function moveTo(person: TestPerson, from: string, address: string): Promise<{ undo: string; cookie: string }> {
  const { cookie } = await calls.signIn(from);
  const asked = await calls.post('send_address_link', { mode: 'change_email', email: address }, { cookie });
  expect(asked.json()).toEqual({ sentTo: address, resendAfter: 60 });
  const code = (await calls.linkTo(address)).searchParams.get('code');
  expect((await calls.post('change_email', { code }, { cookie })).json()).toEqual({ email: address });
  const link = await calls.linkTo(from);
  expect(link.searchParams.get('mode')).toBe('recover');
  return { undo: link.searchParams.get('code') ?? '', cookie };
}

describe('changing the e-mail address', () => {
  it('goes over a mail to the new address; the old one gets a link that undoes it for seven days', async () => {
    const person = await someone();
    const from = addressOf(person);
    const { undo } = await moveTo(person, from, 'moved@example.com');
    expect(await calls.canSignIn('moved@example.com', TEST_PASSWORD)).toBe(true);
    expect(await calls.canSignIn(from, TEST_PASSWORD)).toBe(false);
    expect(await calls.lifeOf(undo)).toBe(7 * 24 * 3600);
    expect((await calls.mailsTo(from))[0]?.text).toContain('moved@example.com');
  });

  it('is undone with every session ended and the password gone, on to a new one', async () => {
    const person = await someone();
    const from = addressOf(person);
    const { undo, cookie } = await moveTo(person, from, 'thief@example.com');
    const recovered = await calls.post('recover_email', { code: undo });
    const { email, resetCode } = recovered.json<{ email: string; resetCode: string }>();
    expect(email).toBe(from);
    expect((await calls.post('refresh', {}, { cookie })).statusCode).toBe(401);
    expect(await calls.canSignIn(from, TEST_PASSWORD)).toBe(false);
    expect(await calls.canSignIn('thief@example.com', TEST_PASSWORD)).toBe(false);
    const chosen = await calls.post('reset_password', { code: resetCode, password: NEW_PASSWORD });
    expect(chosen.statusCode).toBe(200);
    expect(await calls.canSignIn(from, NEW_PASSWORD)).toBe(true);
    expect(problemOf(await calls.post('recover_email', { code: undo }))).toBe('USED');
  });

  it('takes the passkeys and the accounts elsewhere along that were added since, and leaves earlier ones', async () => {
    const person = await someone();
    const { accountId } = person.actor;
    const addWays = (name: string) =>
      test.services.database.transact(async (tx) => {
        await tx.query(
          'addPasskey',
          `INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, name) VALUES ($1, $2, $1, 'x', 0, 'key')`,
          [`${name}${accountId}`, accountId],
        );
        await tx.query(
          'addIdentity',
          `INSERT INTO social_identities (provider, subject, kind, account_id) VALUES ($1, $2, 'OPENID', $2)`,
          [name, accountId],
        );
      });
    await addWays('before');
    const { undo } = await moveTo(person, addressOf(person), 'thief3@example.com');
    await addWays('since');
    await calls.post('recover_email', { code: undo });
    const left = await test.services.database.query<{ name: string }>(
      'listWays',
      `SELECT provider AS name FROM social_identities WHERE account_id = $1 UNION ALL SELECT replace(id, $1, '') FROM passkeys WHERE account_id = $1`,
      [accountId],
    );
    expect(left.map(({ name }) => name)).toEqual(['before', 'before']);
  });

  it('the first owner’s undo stays, whatever a thief changes, and closes the thief’s own', async () => {
    const person = await someone();
    const from = addressOf(person);
    const { undo } = await moveTo(person, from, 'thief1@example.com');
    const { undo: thiefs } = await moveTo(person, 'thief1@example.com', 'thief2@example.com');
    expect((await calls.post('recover_email', { code: undo })).statusCode).toBe(200);
    expect(problemOf(await calls.post('recover_email', { code: thiefs }))).toBe('REPLACED');
  });

  it('closes links that were sent to the old address', async () => {
    const person = await someone();
    const from = addressOf(person);
    const reset = await calls.codeFor('reset', from);
    await moveTo(person, from, `later_${from}`);
    expect(problemOf(await calls.post('reset_password', { code: reset, password: NEW_PASSWORD }))).toBe('REPLACED');
  });

  it('needs a recent sign-in', async () => {
    const person = await someone();
    const { cookie } = await calls.signIn(addressOf(person));
    await test.services.database.query(
      'ageSessions',
      `UPDATE sessions SET authenticated_at = now() - interval '6 minutes' WHERE account_id = $1`,
      [person.actor.accountId],
    );
    const ask = () =>
      calls.post('send_address_link', { mode: 'change_email', email: 'recent@example.com' }, { cookie });
    expect([(await ask()).statusCode, (await ask()).json().code]).toEqual([403, 'RECENT_SIGN_IN_REQUIRED']);
    expect(await calls.mailsTo('recent@example.com')).toEqual([]);
  });

  it('to an address of another account answers the same and changes nothing', async () => {
    const [person, other] = [await someone(), await someone()];
    const { cookie } = await calls.signIn(addressOf(person));
    const body = { mode: 'change_email', email: addressOf(other) };
    expect((await calls.post('send_address_link', body, { cookie })).json()).toEqual({
      sentTo: addressOf(other),
      resendAfter: 60,
    });
    const [mail] = await calls.mailsTo(addressOf(other));
    expect(mail?.subject).toBe('This address has an account at Komawari');
    expect(mail?.text).not.toContain('handle_mail_action');
  });

  it('is refused when another account took the address after the mail', async () => {
    const person = await someone();
    const { cookie } = await calls.signIn(addressOf(person));
    await calls.post('send_address_link', { mode: 'change_email', email: 'mail_race@example.com' }, { cookie });
    const code = (await calls.linkTo('mail_race@example.com')).searchParams.get('code');
    await test.signUpCreator('mail_race');
    expect(problemOf(await calls.post('change_email', { code }, { cookie }))).toBe('TAKEN');
    expect(await calls.canSignIn(addressOf(person), TEST_PASSWORD)).toBe(true);
  });

  it('with a link of another account is refused, and the link stays that account’s', async () => {
    const [person, other] = [await someone(), await someone()];
    const own = await calls.signIn(addressOf(person));
    await calls.post('send_address_link', { mode: 'change_email', email: 'mine@example.com' }, { cookie: own.cookie });
    const code = (await calls.linkTo('mine@example.com')).searchParams.get('code');
    const { cookie } = await calls.signIn(addressOf(other));
    expect(problemOf(await calls.post('change_email', { code }, { cookie }))).toBe('OTHER_ACCOUNT');
    expect((await calls.post('change_email', { code }, { cookie: own.cookie })).statusCode).toBe(200);
  });

  it('to the same address is told at the field', async () => {
    const email = addressOf(await someone());
    const { cookie } = await calls.signIn(email);
    expect((await calls.post('send_address_link', { mode: 'change_email', email }, { cookie })).json()).toMatchObject({
      field: 'email',
      problems: [{ code: 'SAME' }],
    });
  });
});

describe('adding an address to an account without one (R6-005)', () => {
  /** Somebody with a profile who signs in another way. */
  async function withoutEmail(): Promise<{ person: TestPerson; cookie: string }> {
    const person = await someone();
    const { cookie } = await calls.signIn(addressOf(person));
    const { accountId } = person.actor;
    await test.services.database.transact(async (tx) => {
      await tx.query('dropEmail', 'DELETE FROM auth_providers WHERE account_id = $1', [accountId]);
      await tx.query(
        'addElsewhere',
        `INSERT INTO social_identities (provider, subject, kind, account_id) VALUES ('test', $1, 'OPENID', $1)`,
        [accountId],
      );
    });
    return { person, cookie };
  }

  it('makes a person without e-mail a registered one who signs in with it', async () => {
    const { cookie } = await withoutEmail();
    const kindOf = async () =>
      (await calls.post('refresh', {}, { cookie })).json<{ viewer: { kind: string } }>().viewer.kind;
    expect(await kindOf()).toBe('REGISTERED_WITHOUT_EMAIL');
    await calls.post('send_address_link', { mode: 'add_email', email: 'first@example.com' }, { cookie });
    const link = await calls.linkTo('first@example.com');
    expect(link.searchParams.get('mode')).toBe('add_email');
    const body = { code: link.searchParams.get('code'), password: NEW_PASSWORD };
    expect((await calls.post('add_email', body, { cookie })).json()).toEqual({ email: 'first@example.com' });
    expect(await kindOf()).toBe('REGISTERED');
    expect(await calls.canSignIn('first@example.com', NEW_PASSWORD)).toBe(true);
  });

  it('is not for somebody who has one, nor is changing for somebody who has none', async () => {
    const { cookie } = await withoutEmail();
    const has = await calls.signIn(addressOf(await someone()));
    const ask = (mode: string, who: string) =>
      calls.post('send_address_link', { mode, email: 'any@example.com' }, { cookie: who });
    expect((await ask('change_email', cookie)).statusCode).toBe(403);
    expect((await ask('add_email', has.cookie)).statusCode).toBe(403);
  });
});
