import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateSync } from 'otplib';
import { createBrowser } from '../../testing/createBrowser.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { createIdentityCalls, TEST_PASSWORD } from '../../testing/identityCalls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { database } = test.services;
  const tables = await database.query<{ name: string }>(
    'listTables',
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const parts = await Promise.all(
    tables.map(({ name }) =>
      database.query<{ text: string | null }>('dumpTable', `SELECT string_agg(t::text, E'\\n') AS text FROM ${name} t`),
    ),
  );
  return parts.map(([row]) => row?.text ?? '').join('\n');
}

it('a stolen database holds nothing that opens an account: no password, token, code, key or challenge, in any table', async () => {
  await test.signUpCreator('dumped');
  const email = 'dumped@example.com';
  const browser = createBrowser(test);
  await browser.signIn('dumped');
  const { key } = (await browser.call('second_factor/begin')).body as { key: string };
  const finished = await browser.call('second_factor/finish', { code: generateSync({ secret: key }) });
  const { challenge } = (await createBrowser(test).signIn('dumped')).body as { challenge: string };
  const registration = (await browser.call('passkeys/register_options')).body as { challenge: string };
  const calls = createIdentityCalls(test);
  await calls.post('send_mail_link', { mode: 'reset', email });
  const whileMailWaits = await dump();
  const mailCode = (await calls.linkTo(email, 'reset')).searchParams.get('code') ?? '';
  const secrets = {
    password: TEST_PASSWORD,
    refreshToken: browser.cookie().split('=')[1] ?? '',
    identityToken: browser.token(),
    totpKey: key,
    secondFactorChallenge: challenge,
    passkeyChallenge: registration.challenge,
    mailCode,
    recoveryCode: (finished.body as { recoveryCodes: string[] }).recoveryCodes[0] ?? '',
  };
  const text = `${whileMailWaits}\n${await dump()}`;
  expect(text).toContain('dumped@example.com');
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(10);
    // As it is, and as the bytes of a column: of the text, and of what the text encodes.
    const forms = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret, 'base64url').toString('hex')];
    for (const form of forms) expect(text.includes(form), `${name} stands in the database`).toBe(false);
  }
});
