import { generateSync } from 'otplib';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetSecondFactor } from '../people/identity/index.ts';
import { createAuthenticator } from '../testing/createAuthenticator.ts';
import { createBrowser, type Browser } from '../testing/createBrowser.ts';
import { createTestApp, type TestApp, type TestPerson } from '../testing/createTestApp.ts';
import { startSmtp, type SmtpStage } from '../testing/startSmtp.ts';

let smtp: SmtpStage;
let test: TestApp;
let people = 0;
beforeAll(async () => {
  smtp = await startSmtp();
  test = await createTestApp({ SMTP_URL: smtp.url, KOMAWARI_WEBHOOKS_LOOPBACK: '1' });
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
beforeEach(async () => {
  await sql('DELETE FROM throttles');
  smtp.taken.length = 0;
  await smtp.turn('DOWN');
});

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('inTest', text, values);

/** Somebody with a browser, and the address whose mailbox is looked at. */
interface Scene {
  person: TestPerson;
  browser: Browser;
  email: string;
}

async function openScene(): Promise<Scene> {
  people += 1;
  const person = await test.signUpCreator(`person_${people}`);
  const browser = createBrowser(test);
  await browser.signIn(person.screenName);
  return { person, browser, email: `${person.screenName}@example.com` };
}

const ask = async ({ person }: Scene, field: string, variables: object, document: string) => {
  const { data, errors } = await test.run(document, { ...variables }, person);
  expect(errors).toEqual([]);
  return data[field];
};
const count = async (table: string, { person }: Scene, column = 'account_id') =>
  (await sql(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [person.actor.accountId])).length;

async function enrol({ browser }: Scene): Promise<string[]> {
  const { key } = (await browser.call('second_factor/begin')).body as { key: string };
  const { status, body } = await browser.call('second_factor/finish', { code: generateSync({ secret: key }) });
  expect(status).toBe(200);
  return body.recoveryCodes as string[];
}

async function addPasskey({ browser }: Scene): Promise<string> {
  const { challenge } = (await browser.call('passkeys/register_options')).body;
  const response = createAuthenticator().create({ challenge });
  const { status, body } = await browser.call('passkeys/register', { name: 'Laptop', response });
  expect(status).toBe(200);
  return body.id as string;
}

/** What is mailed about, each done by somebody new. It fails when the answer is not the one of a day without trouble. */
const CHANGES: Record<string, (scene: Scene) => Promise<void>> = {
  async 'a personal token is made and told'(scene) {
    const document =
      'mutation T($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret problems { code } } }';
    const input = { name: 'A tool', scopes: ['READ_WORKS'], expiresInDays: 30 };
    expect((await ask(scene, 'createPersonalToken', { input }, document)).secret).toBeTruthy();
    expect(await count('personal_tokens', scene)).toBe(1);
  },
  async 'a webhook is made and its secret told'(scene) {
    const document =
      'mutation W($input: CreateWebhookInput!) { createWebhook(input: $input) { secret problems { code } } }';
    const input = { url: 'http://127.0.0.1:9/hook', events: ['FAN_GAINED'] };
    expect((await ask(scene, 'createWebhook', { input }, document)).secret).toBeTruthy();
    expect(await count('webhooks', scene, 'user_id')).toBe(1);
  },
  async 'a bank account is registered'(scene) {
    const document =
      'mutation B($input: RegisterBankAccountInput!) { registerBankAccount(input: $input) { problems { code } } }';
    const place = { bankCode: '0001', branchCode: '210', accountType: 'ORDINARY' };
    const input = { ...place, accountNumber: '0123456', accountName: 'マシロ' };
    expect(await ask(scene, 'registerBankAccount', { input }, document)).toEqual({ problems: [] });
    expect(await count('bank_accounts', scene, 'user_id')).toBe(1);
  },
  async 'an account is closed'(scene) {
    const document =
      'mutation D($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletesAt problems { code } } }';
    const input = { screenName: scene.person.screenName };
    expect((await ask(scene, 'deleteAccount', { input }, document)).deletesAt).toBeTruthy();
  },
  async 'two-step sign-in is turned on, with its recovery codes'(scene) {
    expect(await enrol(scene)).toHaveLength(10);
  },
  async 'a password is changed'({ browser }) {
    const passwords = { currentPassword: 'correct horse battery', password: 'a new quiet harbour' };
    expect((await browser.call('change_password', passwords)).status).toBe(204);
  },
  async 'a passkey is added'(scene) {
    await addPasskey(scene);
    expect(await count('passkeys', scene)).toBe(1);
  },
  async 'a sign-in link is asked for'({ browser, email }) {
    const { body } = await browser.call('send_mail_link', { mode: 'sign_in', email });
    expect(body).toEqual({ sentTo: email, resendAfter: 60 });
  },
  async 'a new password is asked for'({ browser, email }) {
    const { body } = await browser.call('send_mail_link', { mode: 'reset', email });
    expect(body).toEqual({ sentTo: email, resendAfter: 60 });
  },
  async 'a sign-up is begun with an address that has an account'(scene) {
    const document = 'mutation S($input: SendSignUpLinkInput!) { sendSignUpLink(input: $input) { sentTo } }';
    const input = { emailAddress: scene.email };
    expect(await ask(scene, 'sendSignUpLink', { input }, document)).toEqual({ sentTo: scene.email });
  },
};

/** The same, where the first mail is about something else that has to be there before. */
const LATER_CHANGES: Record<string, (scene: Scene) => Promise<void>> = {
  async 'recovery codes are renewed'(scene) {
    await enrol(scene);
    expect((await scene.browser.call('second_factor/recovery_codes')).body.recoveryCodes).toHaveLength(10);
  },
  async 'two-step sign-in is turned off'(scene) {
    await enrol(scene);
    expect((await scene.browser.call('second_factor/remove')).status).toBe(204);
  },
  async 'an operator turns two-step sign-in off'(scene) {
    await enrol(scene);
    expect(await resetSecondFactor(test.services, scene.person.actor.accountId)).toBe(true);
  },
  async 'a passkey is removed'(scene) {
    const id = await addPasskey(scene);
    expect((await scene.browser.call('passkeys/remove', { id })).status).toBe(204);
    expect(await count('passkeys', scene)).toBe(0);
  },
};

/** The mail server comes back, and the pauses between tries are over. */
async function comeBack(): Promise<void> {
  await test.mailSender.sendDue();
  await smtp.turn('UP');
  await sql(`UPDATE mails SET due_at = now() WHERE state = 'WAITING'`);
  await test.mailSender.sendDue();
  await test.mailSender.sendDue();
}
const mailsTo = (email: string): number => smtp.taken.filter(({ to }) => to === email).length;

/** The languages that the mails to an address are in, by what they say of themselves and by their subjects. */
async function languagesOf(email: string): Promise<string[]> {
  const mails = await Promise.all(
    smtp.taken.filter(({ to }) => to === email).map(({ source }) => PostalMime.parse(source)),
  );
  return mails.map(({ subject = '', html = '' }) => {
    const said = /<html lang="(\w+)"/.exec(html)?.[1];
    const written = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(subject) ? 'ja' : 'en';
    return said === written ? written : `${said} with a subject in ${written}`;
  });
}

describe('while the mail server is down, the answer is that of any day, and the mail comes once when it is back', () => {
  it.each(Object.entries(CHANGES))('%s', async (_name, change) => {
    const scene = await openScene();
    await change(scene);
    await comeBack();
    expect(mailsTo(scene.email)).toBe(1);
  });

  it.each(Object.entries(LATER_CHANGES))('%s', async (_name, change) => {
    const scene = await openScene();
    await change(scene);
    await comeBack();
    expect(mailsTo(scene.email)).toBe(2);
  });

  it('an address is changed: the earlier one gets the way back', async () => {
    const scene = await openScene();
    const email = `new_${scene.email}`;
    // The link of a mail that arrived before.
    const code = 'known';
    await sql(
      `INSERT INTO mail_actions (code_hash, action, account_id, email, expires_at)
       VALUES (sha256($1::bytea), 'CHANGE_EMAIL', $2, $3, now() + interval '1 hour')`,
      [code, scene.person.actor.accountId, email],
    );
    expect((await scene.browser.call('send_address_link', { mode: 'change_email', email })).body.sentTo).toBe(email);
    expect((await scene.browser.call('change_email', { code })).body).toEqual({ email });
    await comeBack();
    expect([mailsTo(scene.email), mailsTo(email)]).toEqual([1, 1]);
  });

  it.each(Object.entries({ ...CHANGES, ...LATER_CHANGES }))(
    'in the language the person chose: %s',
    async (_name, change) => {
      const scene = await openScene();
      const document = 'mutation L { updateProfile(input: { language: JA }) { problems { code } } }';
      expect(await ask(scene, 'updateProfile', {}, document)).toEqual({ problems: [] });
      await change(scene);
      await comeBack();
      expect(new Set(await languagesOf(scene.email))).toEqual(new Set(['ja']));
    },
  );

  it('in the language of the installation, where nobody chose one', async () => {
    const scene = await openScene();
    await CHANGES['a sign-in link is asked for']?.(scene);
    await comeBack();
    expect(await languagesOf(scene.email)).toEqual(['en']);
  });

  it('somebody without an account asks for a link', async () => {
    const browser = createBrowser(test);
    for (const mode of ['sign_in', 'reset'])
      expect((await browser.call('send_mail_link', { mode, email: 'nobody@example.com' })).status).toBe(200);
    await comeBack();
    expect(mailsTo('nobody@example.com')).toBe(2);
  });
});
