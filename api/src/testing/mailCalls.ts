import { expect } from 'vitest';
import type { TestApp } from './createTestApp.ts';
import { createIdentityCalls, type IdentityCalls } from './identityCalls.ts';

/** The identity service with what tests of links in mails ask again and again. */
export interface MailCalls extends IdentityCalls {
  /** Asks for a mail and reads the code in it. */
  codeFor(mode: 'reset' | 'sign_in', email: string): Promise<string>;
  canSignIn(email: string, password: string): Promise<boolean>;
  /** How many seconds a code lives from its making on. */
  lifeOf(code: string): Promise<number | undefined>;
}

/** The code of the first problem of an answer. */
export const problemOf = (response: { json(): { problems?: { code: string }[] } }): string | undefined =>
  response.json().problems?.[0]?.code;

/** Calls of the identity service about mails. */
export function createMailCalls(test: TestApp): MailCalls {
  const calls = createIdentityCalls(test);
  return {
    ...calls,
    async codeFor(mode, email) {
      const answer = await calls.post('send_mail_link', { mode, email });
      expect(answer.json()).toEqual({ sentTo: email, resendAfter: 60 });
      const link = await calls.linkTo(email, mode);
      expect(link.pathname).toBe('/handle_mail_action');
      expect(link.searchParams.get('mode')).toBe(mode);
      return link.searchParams.get('code') ?? '';
    },
    canSignIn: async (email, password) => (await calls.post('sign_in', { email, password })).statusCode === 200,
    async lifeOf(code) {
      const [row] = await test.services.database.query<{ seconds: number }>(
        'lifeOfCode',
        `SELECT round(extract(epoch FROM expires_at - created_at))::int AS seconds FROM mail_actions WHERE code_hash = sha256($1::bytea)`,
        [code],
      );
      return row?.seconds;
    },
  };
}
