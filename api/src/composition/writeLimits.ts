/** Bounds of texts and of counts, by name. */
interface Limits {
  limits: Record<string, { min: number; max: number }>;
  countLimits: Record<string, number>;
}

/** The module of the front ends that holds these limits: its text, by name, so that it changes only where a limit does. */
export function writeLimits({ limits, countLimits }: Limits): string {
  const texts = sorted(limits).map(([name, { min, max }]) => `  ${name}: { min: ${min}, max: ${max} },\n`);
  const counts = sorted(countLimits).map(([name, count]) => `  ${name}: ${count},\n`);
  return `// The limits of the API, written by \`npm run generate\`: change them in the limits.ts of a domain there.

/**
 * Bounds of what people write, so that a form can count and warn. The API has the authority.
 * Lengths are Unicode code points of the trimmed NFC text.
 */
export const limits = {
${texts.join('')}} as const;

/** How many of a thing one owner may have. */
export const countLimits = {
${counts.join('')}} as const;
`;
}

const sorted = <Value>(limits: Record<string, Value>): [string, Value][] =>
  Object.entries(limits).toSorted(([a], [b]) => (a < b ? -1 : 1));
