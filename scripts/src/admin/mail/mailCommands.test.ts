import { createTestApp, type TestApp } from '@komawari/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operate } from '../testing/operate.ts';

let test: TestApp;

beforeAll(async () => {
  // Nothing listens on port 1.
  test = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
});
afterAll(() => test.close());

const ask = async (email: string) => {
  const document = 'mutation S($input: SendSignUpLinkInput!) { sendSignUpLink(input: $input) { sentTo } }';
  expect((await test.run(document, { input: { emailAddress: email } })).data.sendSignUpLink.sentTo).toBe(email);
  await test.mailSender.sendDue();
};
const dueIn = async () =>
  (await test.services.database.query<{ isDue: boolean }>('isDue', 'SELECT due_at <= now() AS "isDue" FROM mails')).map(
    ({ isDue }) => isDue,
  );

it('what could not be sent is listed with whom it is for and why, sent again or given up', async () => {
  expect(await operate(test.services, ['mails'])).toBe('Every mail was sent.');
  await ask('mina@example.jp');
  const listed = await operate(test.services, ['mails']);
  for (const part of ['is tried again (1 try', 'to mina@example.jp: Continue your sign-up', 'ECONNREFUSED'])
    expect(listed).toContain(part);
  const id = listed.split(' ')[0] ?? '';
  await expect(operate(test.services, ['retry-mail', 'none'])).rejects.toThrow('No mail none failed');
  expect(await dueIn()).toEqual([false]);
  expect(await operate(test.services, ['retry-mail', id])).toContain('1 mail will be sent');
  expect(await dueIn()).toEqual([true]);
  await ask('rin@example.jp');
  // The server was away for the first mail, so the second one waited for the next round.
  await test.mailSender.sendDue();
  expect(await operate(test.services, ['drop-mail', 'all'])).toContain('2 mails dropped.');
  expect(await operate(test.services, ['mails'])).toBe('Every mail was sent.');
});

it('what is too old is listed without its letter, and cannot be sent again', async () => {
  await ask('late@example.jp');
  await test.services.database.query('age', 'UPDATE mails SET expires_at = now()');
  await test.mailSender.sendDue();
  expect(await operate(test.services, ['mails'])).toContain('was not sent in time');
  expect(await operate(test.services, ['retry-mail', 'all'])).toContain('None of them can be sent any more.');
});
