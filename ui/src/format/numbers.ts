/** U+2212: a hyphen is too short beside figures and is read out as "dash". */
const realMinus = '−';

function groupThousands(whole: number): string {
  return String(Math.abs(Math.trunc(whole))).replace(/\B(?=(\d{3})+$)/g, ',');
}

function withSign(value: number, text: string): string {
  return value < 0 ? realMinus + text : text;
}

/** One decimal at most, a trailing zero dropped: 8.2, 12. */
function formatTenths(value: number): string {
  return String(Math.round(Math.abs(value) * 10) / 10);
}

/** An exact count: 1,284. */
export function formatCount(count: number): string {
  return withSign(count, groupThousands(count));
}

/** A figure with one decimal where it has one: 4,182.3, 4,182. */
export function formatDecimal(figure: number): string {
  const tenths = Math.round(Math.abs(figure) * 10);
  const rest = tenths % 10 === 0 ? '' : `.${tenths % 10}`;
  return withSign(tenths === 0 ? 0 : figure, groupThousands(tenths / 10) + rest);
}

/** A count on a card: exact below 100,000, then 18.4万 and 1.2億. Cut, not rounded, so that it never promises more. */
export function formatCardCount(count: number): string {
  if (count < 100_000) return formatCount(count);
  if (count < 100_000_000) return `${Math.floor(count / 1_000) / 10}万`;
  return `${Math.floor(count / 10_000_000) / 10}億`;
}

/** Whole yen: ¥1,200, −¥120. */
export function formatYen(yen: number): string {
  return withSign(yen, `¥${groupThousands(yen)}`);
}

/** A share or a rate given as a ratio: 0.38 is 38%, 0.036 is 3.6%. */
export function formatPercent(ratio: number): string {
  return withSign(ratio, `${formatTenths(ratio * 100)}%`);
}

/** A change given as a ratio, always with its sign: +8.2%, −12%, 0%. */
export function formatChange(ratio: number): string {
  const figure = formatTenths(ratio * 100);
  if (figure === '0') return '0%';
  return `${ratio > 0 ? '+' : realMinus}${figure}%`;
}
