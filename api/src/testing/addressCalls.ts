import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../database/index.ts';
import { hashPassword, insertAccount, insertEmailProvider } from '../people/identity/index.ts';

/** Calls anybody can make about an address, whose answers must not tell whether it has an account. */
export const ADDRESS_CALLS = {
  'forgotten password': (email) => ['/identity/send_mail_link', { mode: 'reset', email }],
  'sign-in link': (email) => ['/identity/send_mail_link', { mode: 'sign_in', email }],
  'wrong password': (email) => ['/identity/sign_in', { email, password: 'not this one at all' }],
  'sign-up link': (email) => [
    '/graphql?opname=sendSignUpLink',
    {
      query: 'mutation sendSignUpLink($input: SendSignUpLinkInput!) { sendSignUpLink(input: $input) { sentTo } }',
      variables: { input: { emailAddress: email } },
    },
  ],
} as const satisfies Record<string, (email: string) => [url: string, body: object]>;

export type AddressCall = keyof typeof ADDRESS_CALLS;

let asked = 0;

/** Makes one of the calls about an address, from a network address of its own. Answers the status. */
export async function askForAddress(app: FastifyInstance, call: AddressCall, email: string): Promise<number> {
  asked += 1;
  const [url, payload] = ADDRESS_CALLS[call](email);
  const { statusCode } = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-komawari-client': 'web' },
    remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
  });
  return statusCode;
}

/** Accounts with the addresses `known0@example.com` and so on. */
export async function createAddressFixtures(tx: Transaction, count: number): Promise<void> {
  const hash = await hashPassword('a password nobody tries');
  for (let index = 0; index < count; index += 1)
    await insertEmailProvider(tx, await insertAccount(tx), `known${index}@example.com`, hash);
}
