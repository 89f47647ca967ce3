import type { Language } from '../kernel/language.ts';
import { pageUrl, type SiteAddress } from '../kernel/languagePaths.ts';
import layout from '../messages/mailLayout.js';

/** What the end of every mail leads to: pages of the operator. */
export function footerLinks(site: SiteAddress, language: Language): { words: string; url: string }[] {
  const texts = layout[language];
  return [
    { words: texts.terms(), path: '/terms' },
    { words: texts.privacy(), path: '/privacy' },
    { words: texts.contact(), path: '/contact' },
  ].map(({ words, path }) => ({ words, url: pageUrl(site, language, path) }));
}
