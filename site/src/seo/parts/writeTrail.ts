import type { JsonLd } from '../PageMeta.ts';

/** Where a page stands in the site, from the top page down. Steps without a name are left out. */
export function writeTrail(steps: { name: string | undefined; path: string }[]): JsonLd {
  const known = [{ name: 'Komawari', path: '/' }, ...steps.filter((step) => step.name)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: known.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.path,
    })),
  };
}
