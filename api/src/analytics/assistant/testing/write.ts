import type { Part } from '../Finding.ts';

/** A sentence as a test writes it, with its figures and names: write`${figure} views on ${day}.` */
export function write(texts: TemplateStringsArray, ...pieces: readonly Part[]): Part[] {
  const parts = texts.flatMap((text, index): Part[] => {
    const piece = pieces[index];
    return [{ kind: 'TEXT', text, chart: null, episodeId: null }, ...(piece ? [piece] : [])];
  });
  return parts.filter(({ text }) => text !== '');
}
