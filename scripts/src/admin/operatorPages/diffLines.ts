/** The lines of two texts side by side: `-` for what went, `+` for what came, a space for what stayed. */
export function diffLines(before: string, after: string): string[] {
  const [left, right] = [before.split('\n'), after.split('\n')];
  const common = measureCommon(left, right);
  const lines: string[] = [];
  let [at, to] = [0, 0];
  while (at < left.length || to < right.length) {
    if (at < left.length && to < right.length && left[at] === right[to]) {
      lines.push(`  ${left[at]}`);
      at += 1;
      to += 1;
    } else if (to >= right.length || (at < left.length && common[at + 1]![to]! >= common[at]![to + 1]!)) {
      lines.push(`- ${left[at]}`);
      at += 1;
    } else {
      lines.push(`+ ${right[to]}`);
      to += 1;
    }
  }
  return lines;
}

/** For each pair of places, how many lines the rests of both texts have in common, in order. */
function measureCommon(left: readonly string[], right: readonly string[]): number[][] {
  const common = Array.from({ length: left.length + 1 }, () => Array.from({ length: right.length + 1 }, () => 0));
  for (let at = left.length - 1; at >= 0; at -= 1)
    for (let to = right.length - 1; to >= 0; to -= 1)
      common[at]![to] =
        left[at] === right[to] ? common[at + 1]![to + 1]! + 1 : Math.max(common[at + 1]![to]!, common[at]![to + 1]!);
  return common;
}

/** Lines around what changed that help to find the place. */
const AROUND = 3;

/** Leaves out what stayed, but for a few lines around each change. */
export function shortenDiff(lines: readonly string[]): string[] {
  const changed = lines.flatMap((line, index) => (line.startsWith('  ') ? [] : [index]));
  const isNear = (index: number) => changed.some((place) => Math.abs(place - index) <= AROUND);
  return lines.flatMap((line, index) => {
    if (isNear(index)) return [line];
    return isNear(index - 1) && index > 0 ? ['…'] : [];
  });
}
