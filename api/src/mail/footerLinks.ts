import type { Language } from '../kernel/language.ts';
import layout from '../messages/mailLayout.js';

/** What the end of every mail leads to: pages of the operator below `origin`. */
export function footerLinks(origin: string, language: Language): { words: string; url: string }[] {
  const texts = layout[language];
  return [
    { words: texts.terms(), path: '/terms' },
    { words: texts.privacy(), path: '/privacy' },
    { words: texts.contact(), path: '/contact' },
  ].map(({ words, path }) => ({ words, url: `${origin}${path}` }));
}
