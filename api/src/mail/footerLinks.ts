/** What the end of every mail leads to: pages of the operator below `origin`. */
export const footerLinks = (origin: string): { words: string; url: string }[] =>
  [
    { words: 'Terms', path: '/terms' },
    { words: 'Privacy', path: '/privacy' },
    { words: 'Contact', path: '/contact' },
  ].map(({ words, path }) => ({ words, url: `${origin}${path}` }));
