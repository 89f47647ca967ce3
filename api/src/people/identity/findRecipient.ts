import type { Config } from '../../config/config.ts';
import type { Reader } from '../../database/index.ts';
import type { Language } from '../../kernel/language.ts';
import type { Recipient } from '../../mail/index.ts';
import { findMailbox } from './store/accounts.ts';

/** The language of whoever chose this one, or none: then the installation's. */
export const orInstallations = (
  { language }: Pick<Config, 'language'>,
  chosen: Language | null | undefined,
): Language => chosen ?? language;

/** To whom a mail to an account goes, and in which language it is written; null when the account has no address. */
export async function findRecipient(
  reader: Reader,
  config: Pick<Config, 'language'>,
  accountId: string,
): Promise<Recipient | null> {
  const mailbox = await findMailbox(reader, accountId);
  return mailbox && { to: mailbox.to, language: orInstallations(config, mailbox.language) };
}
