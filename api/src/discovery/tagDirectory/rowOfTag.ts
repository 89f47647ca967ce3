import { cleanTagTitle } from '../../kernel/tagTitle.ts';

/** The rows of the Japanese syllabary, each with the sounds its words begin with. */
const KANA_ROWS = {
  あ: 'あいうえお',
  か: 'かきくけこ',
  さ: 'さしすせそ',
  た: 'たちつてと',
  な: 'なにぬねの',
  は: 'はひふへほ',
  ま: 'まみむめも',
  や: 'やゆよ',
  ら: 'らりるれろ',
  わ: 'わゐゑをん',
} as const;

/** What tags are sorted into, in this order: rows of sounds, Latin letters, kanji without a reading, and what is left. */
export const TAG_ROWS = [...(Object.keys(KANA_ROWS) as (keyof typeof KANA_ROWS)[]), 'A–Z', '漢字', '0–9'] as const;

export type TagRowName = (typeof TAG_ROWS)[number];

const SMALL: Record<string, string> = {
  ぁ: 'あ',
  ぃ: 'い',
  ぅ: 'う',
  ぇ: 'え',
  ぉ: 'お',
  っ: 'つ',
  ゃ: 'や',
  ゅ: 'ゆ',
  ょ: 'よ',
  ゎ: 'わ',
  ゕ: 'か',
  ゖ: 'け',
};

/** The first sound of a text, plain: hiragana, neither small nor voiced. The first letter, where that is no kana. */
function firstSound(text: string): string {
  const [first = ''] = text.normalize('NFD').toLowerCase();
  const hiragana = first.replace(/[\u30a1-\u30f6]/, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return SMALL[hiragana] ?? hiragana;
}

const rowOfSound = (sound: string): TagRowName | undefined =>
  TAG_ROWS.find((row) => row in KANA_ROWS && KANA_ROWS[row as keyof typeof KANA_ROWS].includes(sound));

/** A whole text in kana, which says how it is read. */
const IN_KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u;

/** How a tag is read, as far as anybody wrote it down: itself, unless one of its other names is in kana alone. */
export function readingOf({ title, aliases }: { title: string; aliases: readonly string[] }): string {
  const own = cleanTagTitle(title);
  if (!/^\p{Script=Han}/u.test(own)) return own;
  return aliases.map(cleanTagTitle).find((alias) => IN_KANA.test(alias)) ?? own;
}

/** The row a reading belongs to. */
export function rowOfReading(reading: string): TagRowName {
  const sound = firstSound(reading);
  if (sound === '') return '0–9';
  const row = rowOfSound(sound);
  if (row) return row;
  if (/[a-z]/.test(sound)) return 'A–Z';
  return /\p{Script=Han}/u.test(sound) ? '漢字' : '0–9';
}
