import type { OverlayOptions } from 'sharp';
import { drawDashes } from './drawDashes.ts';
import { drawPanel } from './drawPanel.ts';
import { drawTrapezoid, type Trapezoid } from './drawTrapezoid.ts';
import type { SharedChart, ShareLook } from './ShareImage.ts';
import type { ShareLayout } from './shareLayout.ts';
import { setWords } from './setWords.ts';

/** More bars than these would be thinner than the gaps between them: the first ones are drawn. */
const MOST_BARS = 60;

/** Bars from episode to episode with what they say, the last one in vermilion; the comparison is a dashed line with a halo. */
export async function drawShareChart(
  chart: SharedChart,
  shape: Trapezoid,
  layout: ShareLayout,
  look: ShareLook,
): Promise<OverlayOptions[]> {
  const inset = layout.line + 12;
  const left = Math.round(Math.max(shape.upper[0], shape.lower[0]) + inset);
  const edge = Math.round(shape.upper[1] - inset - 8);
  const wordsTop = shape.top + layout.line + 8;
  const bottom = shape.bottom - inset;
  const values = chart.values.slice(0, MOST_BARS);
  const compared = chart.compared?.values.slice(0, values.length) ?? [];
  const highest = (from: number, right: number): number =>
    Math.max(
      0,
      ...[values, compared].flatMap((row) =>
        row.filter((_, index) => left + ((right - left) / values.length) * (index + 1) > from),
      ),
    );
  const words = await drawWords(chart, { right: edge, top: wordsTop, width: 620 }, layout, look);
  const room = bottom - (shape.top + inset);
  const collides = bottom - highest(words.left - 8, edge) * room < words.bottom + 3;
  // Words that bars would reach into stand beside them in a low panel, above them in a high one: what covered a part of a
  // bar would make it tell a smaller number.
  const isLow = shape.bottom - shape.top < 160;
  const placed =
    collides && isLow ? await drawWords(chart, { right: edge, top: wordsTop, width: 270 }, layout, look) : words;
  const right = collides && isLow ? placed.left - 20 : edge;
  const top = collides && !isLow ? words.bottom + 8 : shape.top + inset;
  const pitch = (right - left) / Math.max(values.length, 1);
  const heightAt = (value: number): number => Math.round(bottom - Math.min(1, Math.max(0, value)) * (bottom - top));
  const bars = values.flatMap((value, index) => {
    const y = heightAt(value);
    if (y >= bottom) return [];
    const from = left + pitch * (index + 0.13);
    const sides: [number, number] = [from, from + pitch * 0.74];
    const colour = index === values.length - 1 ? look.accent : look.ink;
    return [drawTrapezoid({ top: y, bottom, upper: sides, lower: sides }, colour)];
  });
  const line = compared.map((value, index) => [left + pitch * (index + 0.5), heightAt(value)] as const);
  const box = { left, top: top - 6, width: right - left, height: bottom - top + 12 };
  return [...drawPanel(shape, layout.line, look), ...bars, ...drawLine(line, box, look), ...placed.layers];
}

function drawLine(
  points: readonly (readonly [number, number])[],
  box: { left: number; top: number; width: number; height: number },
  look: ShareLook,
): OverlayOptions[] {
  if (points.length < 2) return [];
  return [
    drawDashes(points, box, { colour: look.surface, width: 7, dash: 1, gap: 0 }),
    drawDashes(points, box, { colour: look.ink, width: 3, dash: 10, gap: 8 }),
  ];
}

/** What the bars say, and under it what the dashed line is; with the room they take from the right. */
async function drawWords(
  { words, compared }: SharedChart,
  { right, top, width }: { right: number; top: number; width: number },
  { size }: ShareLayout,
  look: ShareLook,
): Promise<{ layers: OverlayOptions[]; left: number; bottom: number }> {
  const room = { weight: 'bold', width, height: size.words * (width < 300 ? 3.2 : 1.7) } as const;
  const own = await setWords(words, { ...room, sizes: [size.words + 1, size.words - 1, 19], colour: look.ink });
  const other = compared
    ? await setWords(compared.words, { ...room, sizes: [size.small, size.small - 1], colour: look.meta })
    : null;
  const second = top + (own?.height ?? 0) + 8;
  const middle = second + (other?.height ?? 0) / 2;
  const dashLeft = right - (other?.width ?? 0) - 62;
  const layers: OverlayOptions[] = [];
  if (own) layers.push({ input: own.bytes, left: right - own.width, top });
  if (other) {
    const dash = [
      [dashLeft, middle],
      [dashLeft + 48, middle],
    ] as const;
    const box = { left: dashLeft - 4, top: Math.round(middle) - 6, width: 56, height: 12 };
    layers.push(
      { input: other.bytes, left: right - other.width, top: second },
      drawDashes(dash, box, { colour: look.ink, width: 3, dash: 10, gap: 8 }),
    );
  }
  return {
    layers,
    left: Math.min(right - (own?.width ?? 0), other ? dashLeft : right),
    bottom: other ? second + other.height : top + (own?.height ?? 0),
  };
}
