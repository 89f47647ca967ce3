/** Who did something, as a sentence begins: `names` are the latest people with a profile, `count` is everybody. */
export function nameActors(names: readonly string[], count: number): { names: string[]; others: string } {
  const [first, second] = names;
  if (first === undefined) return { names: [], others: count <= 1 ? 'A reader' : `${count} readers` };
  if (count <= 1) return { names: [first], others: '' };
  if (count === 2 && second !== undefined) return { names: [first, second], others: '' };
  return { names: [first], others: count === 2 ? '1 other' : `${count - 1} others` };
}
