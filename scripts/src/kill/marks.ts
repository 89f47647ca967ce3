/** What stands in titles: which thing, in which version. Versions only grow, so a page tells how old it is. */
export type Mark = { name: string; version: number };

/** Writes a mark. */
export const mark = (name: string, version: number): string => `[[${name} v${version}]]`;

/** All marks in a text. */
export const readMarks = (text: string): Mark[] =>
  [...text.matchAll(/\[\[(\w+) v(\d+)\]\]/g)].map(([, name = '', version]) => ({ name, version: Number(version) }));
