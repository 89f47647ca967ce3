import { createHash, randomBytes } from 'node:crypto';

/** What a client asked for, kept with the code until it is exchanged. */
export interface Grant<Person> {
  person: Person;
  redirectUri: string;
  challenge: string;
  nonce: string | null;
}

/** One-time codes of a stand-in, with PKCE checked as the real ones do. */
export function createCodes<Person>() {
  const grants = new Map<string, Grant<Person>>();
  return {
    issue(grant: Grant<Person>): string {
      const code = randomBytes(16).toString('hex');
      grants.set(code, grant);
      return code;
    },
    /** The grant of a code that fits its verifier and its address; null otherwise. It can be taken once. */
    take({ code = '', code_verifier: verifier = '', redirect_uri: redirectUri }: Record<string, string>) {
      const grant = grants.get(code);
      grants.delete(code);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return grant && grant.challenge === challenge && grant.redirectUri === redirectUri ? grant : null;
    },
  };
}

/** Whether an Authorization header carries this client's name and secret, percent-encoded (RFC 6749, 2.3.1) or as they are. */
export function isClient(header: string | undefined, client: { id: string; secret: string }): boolean {
  const text = Buffer.from(header?.replace(/^Basic /, '') ?? '', 'base64').toString();
  return decodeURIComponent(text) === `${client.id}:${client.secret}`;
}
