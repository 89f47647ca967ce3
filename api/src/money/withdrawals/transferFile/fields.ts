import { toTransferName } from '@komawari/ui/bankAccounts';

/** Bytes of a record; a character is one byte (Shift_JIS of half-width kana). */
export const RECORD_LENGTH = 120;

/** A whole number, with zeros in front. Throws when it does not fit. */
export function numeric(value: number | string, length: number): string {
  const digits = String(value).padStart(length, '0');
  if (digits.length > length || !/^\d+$/.test(digits)) throw new Error(`${value} does not fit ${length} digits.`);
  return digits;
}

/** A text, with blanks behind; what is too long is cut. */
export const text = (value: string, length: number): string => value.slice(0, length).padEnd(length, ' ');

/** A name of the list of banks as a file holds it: a wide minus stands there for a long vowel. */
export const listedName = (kana: string): string => toTransferName(kana.replaceAll('－', 'ー'));

/** Half-width kana stand this far from their bytes. */
const KANA = 0xfec0;

/** A file as bytes. Throws for a character that has none. */
export function toBytes(lines: readonly string[]): Buffer {
  const characters = [...lines.map((line) => `${line}\r\n`).join('')];
  return Buffer.from(
    characters.map((character) => {
      const code = character.charCodeAt(0);
      const byte = code < 0x80 ? code : code - KANA;
      if (byte < 0 || byte > 0xdf || (byte >= 0x80 && byte < 0xa1))
        throw new Error(`A transfer file has no byte for "${character}".`);
      return byte;
    }),
  );
}

/** What some systems put behind the last record. */
const END = '\u001a';

/** The lines of a file: CR LF after each record, or nothing between them. A mark of its end is left out. */
export function toLines(bytes: Buffer): string[] {
  const whole = [...bytes].map((byte) => String.fromCharCode(byte < 0x80 ? byte : byte + KANA)).join('');
  const plain = whole.endsWith(END) ? whole.slice(0, -1) : whole;
  if (plain.includes('\r\n')) return plain.split('\r\n').filter((line) => line !== '');
  return plain.match(new RegExp(`[^]{1,${RECORD_LENGTH}}`, 'g')) ?? [];
}
