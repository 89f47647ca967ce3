import { fontFiles } from '../fonts.ts';
import { sharp } from '../images/sharp.ts';
import { keepWordsWhole } from './keepWordsWhole.ts';

/** Words to set. `sizes` are heights of a letter in pixels, largest first; `width` and `height` are the room there is. */
export type Setting = {
  weight: keyof typeof fontFiles;
  sizes: readonly number[];
  width: number;
  height: number;
  colour: string;
};

/** Words as a picture with a transparent ground. */
export type SetWords = { bytes: Buffer; width: number; height: number };

/** Sets a text as large as the room allows; what does not fit in the smallest size ends with an ellipsis. Null for no words. */
export async function setWords(text: string, setting: Setting): Promise<SetWords | null> {
  const words = cleanWords(text);
  if (words === '') return null;
  for (const size of setting.sizes) {
    const set = await setAt(words, size, setting);
    if (fits(set, setting)) return set;
  }
  return setShortened([...words], setting);
}

const fits = (set: SetWords, room: Setting): boolean => set.height <= room.height && set.width <= room.width;

/** Finds the longest beginning that fits in the smallest size, by halving. */
async function setShortened(letters: string[], setting: Setting): Promise<SetWords | null> {
  const size = setting.sizes.at(-1) ?? 24;
  let best: SetWords | null = null;
  let fitting = 0;
  let tooLong = letters.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    const set = await setAt(`${letters.slice(0, middle).join('').trimEnd()}…`, size, setting);
    if (fits(set, setting)) {
      best = set;
      fitting = middle;
    } else tooLong = middle;
  }
  return best;
}

async function setAt(words: string, size: number, { weight, width, colour }: Setting): Promise<SetWords> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(keepWordsWhole(words))}</span>`,
      font: `BIZ UDPGothic ${weight === 'bold' ? 'Bold ' : ''}${size}`,
      fontfile: fontFiles[weight],
      width: Math.max(1, Math.floor(width)),
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(size * 0.2),
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** One line of visible characters: controls and direction marks of a title must not reach the layout. */
const cleanWords = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .trim();

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
