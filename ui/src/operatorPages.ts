import { textsOf } from './language/index.ts';
import frameTexts from './messages/frame.js';

/** What the operator of an installation writes, in the order in which footers list it. */
export const operatorPagePlaces = [
  { href: '/terms', name: 'terms' },
  { href: '/privacy', name: 'privacy' },
  { href: '/guidelines', name: 'guidelines' },
  { href: '/help', name: 'help' },
  { href: '/contact', name: 'contact' },
  { href: '/fees', name: 'fees' },
  { href: '/tokushoho', label: '特定商取引法に基づく表記', lang: 'ja' },
] as const;

/** What such a page is called in the language of the screen. The one that a Japanese law asks for has its Japanese name alone. */
export const nameOperatorPage = (place: (typeof operatorPagePlaces)[number]): string =>
  'name' in place ? textsOf(frameTexts).operator[place.name]() : place.label;
