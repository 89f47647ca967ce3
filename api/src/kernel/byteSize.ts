const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const SIZE = /^(\d+(?:\.\d+)?)\s*(bytes|KB|MB|GB|TB)?$/i;

/** The bytes of a size as a person writes it, such as "20 GB" or "1048576"; null for what is none. */
export function readByteSize(text: string): number | null {
  const [, number, unit = 'bytes'] = SIZE.exec(text.trim()) ?? [];
  if (number === undefined) return null;
  const power = UNITS.findIndex((name) => name.toLowerCase() === unit.toLowerCase());
  return Math.floor(Number(number) * 1024 ** power);
}

/** A size as a person knows it from the file manager: "12 bytes", "23.4 MB", "20 GB". Rounded down: what is left is never less than told. */
export function showByteSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const tenths = Math.floor((bytes / 1024 ** power) * 10) / 10;
  return `${power === 0 || Number.isInteger(tenths) ? tenths.toFixed(0) : tenths.toFixed(1)} ${UNITS[power]}`;
}
