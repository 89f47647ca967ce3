/** An entry's path as it can stand in a sentence: no control characters, and its end when it is long. */
export function showName(path: string): string {
  const visible = path.replace(/\p{C}/gu, '\uFFFD');
  return visible.length <= 80 ? visible : `…${visible.slice(-79)}`;
}
