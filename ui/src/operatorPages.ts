/** What the operator of an installation writes, in the order in which footers list it. */
export const operatorPagePlaces = [
  { href: '/terms', label: 'Terms' },
  { href: '/privacy', label: 'Privacy' },
  { href: '/guidelines', label: 'Guidelines' },
  { href: '/help', label: 'Help' },
  { href: '/contact', label: 'Contact' },
  { href: '/fees', label: 'Fees' },
  { href: '/tokushoho', label: '特定商取引法に基づく表記', lang: 'ja' },
] as const;
