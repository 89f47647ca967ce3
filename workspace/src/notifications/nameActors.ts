/** Who did something, as a sentence begins: `names` are the latest people with a profile, `count` is everybody. */
export function nameActors(names: readonly string[], count: number): { names: string[]; others: number } {
  const [first, second] = names;
  if (first === undefined) return { names: [], others: Math.max(1, count) };
  if (count <= 1) return { names: [first], others: 0 };
  if (count === 2 && second !== undefined) return { names: [first, second], others: 0 };
  return { names: [first], others: count - 1 };
}
