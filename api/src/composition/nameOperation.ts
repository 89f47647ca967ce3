/** What operations are called together that are not our own: their names are whatever somebody chose. */
export const OTHERS = 'other';

const names = new Map<string, string>();

/** The name of the operation in one of our own documents, which have exactly one; fragments may stand before it. */
export function nameOperation(source: string): string {
  let known = names.get(source);
  if (!known) {
    known = /(?:^|[}\s])(?:query|mutation)\s+(\w+)/.exec(source)?.[1] ?? OTHERS;
    names.set(source, known);
  }
  return known;
}
