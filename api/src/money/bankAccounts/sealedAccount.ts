import type { Config } from '../../config/config.ts';
import { decrypt, deriveKey, encrypt } from '../../kernel/secrets.ts';
import type { BankAccount } from './BankAccount.ts';

/** A bank account as it is stored. */
export const sealAccount = ({ secret }: Pick<Config, 'secret'>, account: BankAccount): string =>
  encrypt(deriveKey(secret, 'bank-account'), 'bank-account', JSON.stringify(account));

/** Reads back what was stored. Throws when it was altered, or the secret is another one: nothing may be sent anywhere then. */
export function openAccount({ secret }: Pick<Config, 'secret'>, sealed: string): BankAccount {
  const text = decrypt(deriveKey(secret, 'bank-account'), 'bank-account', sealed);
  if (text === null) throw new Error('A stored bank account cannot be read with this KOMAWARI_SECRET.');
  return JSON.parse(text) as BankAccount;
}
