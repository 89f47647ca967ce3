import { textsOf } from '@komawari/ui/language';
import accountTexts from '../messages/account.js';
const devices: readonly (readonly [RegExp, string | (() => string)])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, () => textsOf(accountTexts).passkeys.android()],
  [/Macintosh/, 'Mac'],
  [/Windows/, () => textsOf(accountTexts).passkeys.windows()],
  [/CrOS/, 'Chromebook'],
];

/** A first name for a passkey that is made here. */
export function suggestPasskeyName(userAgent: string): string {
  const name = devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? textsOf(accountTexts).passkeys.other();
  return typeof name === 'string' ? name : name();
}
