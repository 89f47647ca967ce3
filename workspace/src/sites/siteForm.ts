import { boundedText } from '@komawari/ui/forms';
import { textsOf } from '@komawari/ui/language';
import { limits } from '@komawari/ui/limits';
import * as z from 'zod';
import sitesTexts from '../messages/sites.js';
import type { UploadedImage } from '../uploads/index.ts';

/** An address on the web, as creators enter it. */
export const webUrl = z
  .string()
  .trim()
  .max(limits.siteLinkUrl.max, { error: () => textsOf(sitesTexts).links.tooLong() })
  .refine(isWebAddress, { error: () => textsOf(sitesTexts).links.noWeb() });

const link = z.object({
  title: boundedText(limits.siteLinkTitle, () => textsOf(sitesTexts).links.noName()),
  url: webUrl,
});

/** How a creator's site looks. */
export const siteLooksForm = z.object({
  title: boundedText(limits.siteTitle),
  description: boundedText(limits.siteDescription),
  comment: boundedText(limits.siteComment),
  color: z.string().regex(/^#[0-9a-f]{6}$/i, { error: () => textsOf(sitesTexts).color.wrong() }),
  links: z.array(link).max(10, { error: () => textsOf(sitesTexts).links.most() }),
  heroImage: z.custom<UploadedImage | null>(),
});

/** Whether it is open, and how works stand on it. */
export const siteSettingsForm = z.object({
  isClosed: z.boolean(),
  workDefaultSortOrder: z.enum(['NEWEST_FIRST', 'OLDEST_FIRST']),
  workLayout: z.enum(['GRID', 'LIST']),
});

export type SiteLooks = z.input<typeof siteLooksForm>;
export type SiteSettings = z.input<typeof siteSettingsForm>;

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === ''
  );
}
