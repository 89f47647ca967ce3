import type { IconName } from '@komawari/ui/icons';
import { getLanguage, textsOf } from '@komawari/ui/language';
import scopeTexts from '../messages/applicationScopes.js';

/** What applications may ask for, in the order it is listed in, with its icon. Scope names are for developers alone. */
const icons = {
  openid: 'check',
  profile: 'check',
  email: 'mail',
  read_works: 'book',
  write_works: 'pen',
  upload_images: 'upload',
  publish: 'globe',
  offline_access: 'clock',
} as const satisfies Record<string, IconName>;

export type ApplicationScope = keyof typeof icons;

/** All scopes, in the order they are listed in. */
export const applicationScopes = Object.keys(icons) as ApplicationScope[];

/** What an application may be allowed, as a person reads it: what it is called, and what exactly it is then given. */
export function describeScope(scope: ApplicationScope): { icon: IconName; label: string; words: string } {
  const { scopeLabels, scopeWords } = textsOf(scopeTexts);
  return { icon: icons[scope], label: scopeLabels[scope](), words: scopeWords[scope]() };
}

/** Those of the names that are scopes of ours, in the order they are listed in. */
export const orderScopes = (names: readonly string[]): ApplicationScope[] =>
  applicationScopes.filter((scope) => names.includes(scope));

/** What an application may do, in one line: "Name and picture, e-mail". */
export function scopesInWords(names: readonly string[]): string {
  const { scopeShort, scopes } = textsOf(scopeTexts);
  const words = orderScopes(names)
    .filter((name) => name !== 'openid')
    .map((name) => scopeShort[name]())
    .join(getLanguage() === 'ja' ? '、' : ', ');
  return words === '' ? scopes.none() : words[0]!.toUpperCase() + words.slice(1);
}
