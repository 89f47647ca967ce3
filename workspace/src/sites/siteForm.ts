import { boundedText } from '@komawari/ui/forms';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';

const link = z.object({
  title: boundedText(limits.siteLinkTitle, 'Give the link a name.'),
  url: z
    .string()
    .trim()
    .max(limits.siteLinkUrl.max, 'This address is too long.')
    .refine(isWebAddress, 'Enter an address that begins with https:// or http://.'),
});

/** The form of a creator's site. */
export const siteForm = z.object({
  title: boundedText(limits.siteTitle, 'Give the site a title.'),
  description: boundedText(limits.siteDescription),
  comment: boundedText(limits.siteComment),
  color: z.string().regex(/^#[0-9a-f]{6}$/i, 'Enter a colour like #2c6a3b.'),
  isClosed: z.boolean(),
  workDefaultSortOrder: z.enum(['NEWEST_FIRST', 'OLDEST_FIRST']),
  workLayout: z.enum(['GRID', 'LIST']),
  links: z.array(link).max(10, 'Ten links at most.'),
});

export type SiteValues = z.input<typeof siteForm>;

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
  );
}
