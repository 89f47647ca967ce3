import type { Config } from '../../../config/config.ts';
import { decrypt, deriveKey, encrypt } from '../../../kernel/secrets.ts';

/** A gift code as it is stored. */
export const sealCode = ({ secret }: Pick<Config, 'secret'>, code: string): string =>
  encrypt(deriveKey(secret, 'gift-code'), 'gift-code', code);

/** Reads back what was stored. Throws when it was altered, or the secret is another one. */
export function openCode({ secret }: Pick<Config, 'secret'>, sealed: string): string {
  const code = decrypt(deriveKey(secret, 'gift-code'), 'gift-code', sealed);
  if (code === null) throw new Error('A stored gift code cannot be read with this KOMAWARI_SECRET.');
  return code;
}
