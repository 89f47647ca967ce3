import { boundedText } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import type { CheckCardOption } from '../shared/components/CheckCards.tsx';

/** What a token can be allowed, as people choose it. */
export const tokenScopes = [
  { value: 'READ_WORKS', label: 'Read works', description: 'Your works, episodes and illustrations, drafts too.' },
  {
    value: 'WRITE_WORKS',
    label: 'Write works and episodes',
    description: 'Make drafts and change what is there. Who can see it stays as it is.',
  },
  { value: 'UPLOAD_IMAGES', label: 'Upload images', description: 'Pages and pictures for them.' },
  { value: 'PUBLISH', label: 'Publish', description: 'Publish, schedule, unpublish, delete and restore.' },
] as const satisfies readonly CheckCardOption[];

type Scope = (typeof tokenScopes)[number]['value'];

/** How a scope is called in a line. */
export const wordOfScope = (scope: Scope): string => tokenScopes.find(({ value }) => value === scope)?.label ?? scope;

/** How long a token may live. */
export const tokenLengths = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

/** The form that makes a token. */
export const tokenForm = z.object({
  name: boundedText(limits.tokenName, 'Say where the token is used.'),
  scopes: z
    .array(z.enum(['READ_WORKS', 'WRITE_WORKS', 'UPLOAD_IMAGES', 'PUBLISH']))
    .min(1, 'Choose at least one thing the token may do.'),
  expiresInDays: z.string().transform(Number),
});
