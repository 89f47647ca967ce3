import type { OverlayOptions } from 'sharp';
import { cardColours } from './cardColours.ts';
import { cutPicture } from './cutPicture.ts';
import { drawDisc } from './drawTrapezoid.ts';
import type { PreviewCard } from './PreviewCard.ts';
import { cardSize } from './PreviewCard.ts';
import { setWords } from './setWords.ts';
import type { SetWords } from './setWords.ts';

/** Room for the words, in pixels from the left of the card. */
type Room = { left: number; right: number };

const top = 84;
/** The logo stands below. */
const bottom = 530;
const faceSize = 72;

/** Sets what stands above the title, the title as large as it can be, and the creator; the group stands in the middle. */
export async function layWords(card: PreviewCard, { left, right }: Room): Promise<OverlayOptions[]> {
  const width = right - left;
  const hasFace = card.kind !== 'person' && card.icon !== null && card.name !== '';
  const nameLeft = hasFace ? faceSize + 20 : 0;
  const soft = { weight: 'regular', colour: cardColours.softInk } as const;
  const over = await setWords(card.over, { ...soft, weight: 'bold', sizes: [34, 30], width, height: 92 });
  const name = await setWords(card.name, {
    weight: 'bold',
    colour: cardColours.ink,
    sizes: [32, 28],
    width: width - nameLeft,
    height: 42,
  });
  const handle = await setWords(card.handle, { ...soft, sizes: [26, 22], width: width - nameLeft, height: 36 });
  const creator = Math.max(stackHeight([name, handle], 8), hasFace ? faceSize : 0);
  const spent = (over ? over.height + 22 : 0) + (creator > 0 ? creator + 40 : 0);
  const title = await setWords(card.title, {
    weight: 'bold',
    colour: cardColours.ink,
    sizes: [72, 64, 56, 50, 44, 38],
    width,
    height: Math.max(80, bottom - top - spent),
  });
  const all = spent + (title?.height ?? 0);
  let y = Math.round(top + Math.max(0, bottom - top - all) / 2);
  const layers: OverlayOptions[] = [];
  const put = (words: SetWords | null, x: number, gap: number): void => {
    if (!words) return;
    layers.push({ input: words.bytes, left: x, top: y });
    y += words.height + gap;
  };
  put(over, left, 22);
  put(title, left, 40);
  if (hasFace && card.icon) {
    const face = await cutPicture(card.icon, faceSize, faceSize, drawDisc(0, 0, faceSize, '#000000'));
    layers.push({ input: face, left, top: y });
    y += Math.round((faceSize - stackHeight([name, handle], 8)) / 2);
  }
  put(name, left + nameLeft, 8);
  put(handle, left + nameLeft, 0);
  return layers.filter(({ top: at = 0 }) => at < cardSize.height);
}

function stackHeight(parts: (SetWords | null)[], gap: number): number {
  const shown = parts.filter((part) => part !== null);
  return shown.reduce((sum, part) => sum + part.height, 0) + Math.max(0, shown.length - 1) * gap;
}
