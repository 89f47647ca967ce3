import type { LightMyRequestResponse } from 'fastify';
import type { CaughtMail } from '../mail/index.ts';
import type { TestApp, TestPerson } from './createTestApp.ts';

/** The password of everybody `signUpCreator` makes. */
export const TEST_PASSWORD = 'correct horse battery';

/** The identity service as a browser of ours calls it, and the mails it sends. */
export interface IdentityCalls {
  post(name: string, body: object, options?: { cookie?: string; ip?: string }): Promise<LightMyRequestResponse>;
  /** A person with a session of a browser: its cookie and its identity token. */
  signIn(email: string, password?: string): Promise<{ cookie: string; token: string }>;
  /** Mails to an address, latest first. */
  mailsTo(address: string): Promise<CaughtMail[]>;
  /** The link in the latest mail to an address; of the latest with a link of one `mode`, where that is named. */
  linkTo(address: string, mode?: string): Promise<URL>;
  /** Whether the API still takes an identity token. */
  isTaken(token: string): Promise<boolean>;
}

/** The cookie of the refresh token an answer set. */
export const cookieOf = (response: LightMyRequestResponse): string =>
  response.cookies
    .filter((one) => one.name === 'komawari_refresh')
    .map((one) => `${one.name}=${one.value}`)
    .join('; ');

/** The address `signUpCreator` gave a person. */
export const addressOf = ({ screenName }: TestPerson): string => `${screenName}@example.com`;

let addresses = 0;

/** Calls of the identity service on a test application, each from a network address of its own unless one is named. */
export function createIdentityCalls(test: TestApp): IdentityCalls {
  const post: IdentityCalls['post'] = (name, payload, { cookie = '', ip } = {}) => {
    addresses += 1;
    return test.app.inject({
      method: 'POST',
      url: `/identity/${name}`,
      payload,
      headers: { 'x-komawari-client': 'web', cookie },
      remoteAddress: ip ?? `10.0.${addresses >> 8}.${addresses & 255}`,
    });
  };
  const mailsTo = async (address: string): Promise<CaughtMail[]> =>
    (await test.mails()).filter((mail) => mail.to === address);
  return {
    post,
    mailsTo,
    async signIn(email, password = TEST_PASSWORD) {
      const response = await post('sign_in', { email, password });
      return { cookie: cookieOf(response), token: response.json<{ token: string }>().token };
    },
    async linkTo(address, mode) {
      const links = (await mailsTo(address)).map(({ text }) => new URL(/https?:\S+/.exec(text)?.[0] ?? 'about:blank'));
      const link = mode === undefined ? links[0] : links.find(({ searchParams }) => searchParams.get('mode') === mode);
      return link ?? new URL('about:blank');
    },
    async isTaken(token) {
      const { status } = await test.run('{ viewer { kind } }', {}, { token });
      return status === 200;
    },
  };
}
