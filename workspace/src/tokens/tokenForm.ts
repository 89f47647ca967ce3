import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import tokensTexts from '../messages/tokens.js';

const SCOPES = ['READ_WORKS', 'WRITE_WORKS', 'UPLOAD_IMAGES', 'PUBLISH'] as const;

/** What a token can be allowed, as people choose it. */
export function tokenScopes() {
  const { scopes, scopeHints } = textsOf(tokensTexts);
  return SCOPES.map((value) => ({ value, label: scopes[value](), description: scopeHints[value]() }));
}

/** How long a token may live. */
export function tokenLengths() {
  const { newToken } = textsOf(tokensTexts);
  return [
    { value: '30', label: newToken.thirtyDays() },
    { value: '90', label: newToken.ninetyDays() },
    { value: '365', label: newToken.year() },
  ];
}

/** The form that makes a token. */
export const tokenForm = z.object({
  name: boundedText(limits.tokenName, () => textsOf(tokensTexts).newToken.noName()),
  scopes: z.array(z.enum(SCOPES)).min(1, { error: () => textsOf(tokensTexts).newToken.noScope() }),
  expiresInDays: z.string().transform(Number),
});
