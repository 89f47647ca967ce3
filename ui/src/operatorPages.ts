/** What the operator of an installation writes, in the order in which footers list it. */
export const operatorPagePlaces = [
  { href: '/terms', label: 'Terms', name: 'terms' },
  { href: '/privacy', label: 'Privacy', name: 'privacy' },
  { href: '/guidelines', label: 'Guidelines', name: 'guidelines' },
  { href: '/help', label: 'Help', name: 'help' },
  { href: '/contact', label: 'Contact', name: 'contact' },
  { href: '/fees', label: 'Fees', name: 'fees' },
  { href: '/tokushoho', label: '特定商取引法に基づく表記', lang: 'ja' },
] as const;
