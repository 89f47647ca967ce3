const sizeUnits = ['KB', 'MB', 'GB'] as const;

/** A size in the largest unit of which there is a whole one: what rounds to a thousand of one is said in the next. */
function inUnits(bytes: number, base: number, round: (figure: number) => number): string {
  const [inKilobytes, ...larger] = sizeUnits.map((unit, at) => ({ unit, size: bytes / base ** (at + 1) }));
  const whole = Math.ceil(inKilobytes?.size ?? 0);
  if (whole < base) return `${whole} KB`;
  const tenths = larger.map(({ unit, size }) => ({ unit, figure: round(size * 10) / 10 }));
  const fitting = tenths.find(({ figure }) => figure < base) ?? tenths.at(-1);
  return `${fitting?.figure.toFixed(1)} ${fitting?.unit}`;
}

/** A file's size given in bytes: 480 KB, 5.0 MB, 1.2 GB. */
export const formatFileSize = (bytes: number): string => inUnits(bytes, 1_000, Math.round);

/** A size over a limit of uploads, whose megabytes have 1,024 kilobytes. Rounded up: a little over 20 MB is 20.1 MB. */
export const formatSizeOverLimit = (bytes: number): string => inUnits(bytes, 1_024, Math.ceil);
