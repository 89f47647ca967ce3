import type { Pen } from '../pen/Pen.ts';
import { round } from '../pen/geometry.ts';
import { fontNamed } from './fonts.ts';
import type { FontName } from './fonts.ts';
import type { Cell } from './wrap.ts';

type Command = { command: string; args: number[] };

const outlines = new Map<string, { commands: Command[]; advance: number }>();

function outlineOf(font: FontName, text: string, vertical: boolean): { commands: Command[]; advance: number } {
  const key = `${font}${vertical ? '|' : '-'}${text}`;
  let known = outlines.get(key);
  if (!known) {
    const glyph = fontNamed(font).layout(text, vertical ? { vert: true } : {}).glyphs[0]!;
    known = { commands: glyph.path.commands as unknown as Command[], advance: glyph.advanceWidth / 1000 };
    outlines.set(key, known);
  }
  return known;
}

/** SVG path of one character whose square has its upper left corner at x, y; `squeeze` narrows it. */
function characterPath(
  font: FontName,
  text: string,
  vertical: boolean,
  x: number,
  y: number,
  size: number,
  squeeze = 1,
): string {
  const scale = size / 1000;
  let d = '';
  for (const { command, args } of outlineOf(font, text, vertical).commands) {
    if (command === 'closePath') {
      d += 'Z';
      continue;
    }
    d += command === 'moveTo' ? 'M' : command === 'lineTo' ? 'L' : command === 'quadraticCurveTo' ? 'Q' : 'C';
    for (let i = 0; i < args.length; i += 2) {
      d += `${round(x + args[i]! * scale * squeeze)} ${round(y + (880 - args[i + 1]!) * scale)} `;
    }
  }
  return d;
}

export type Lettering = {
  font: FontName;
  size: number;
  /** Distance of lines in squares, 1.3 when not given. */ leading?: number;
};

/** Path of vertical lines, the first at the right; `x`, `y` is the middle of the block. */
export function verticalPath(lines: readonly Cell[][], x: number, y: number, lettering: Lettering): string {
  const { font, size } = lettering;
  const pitch = size * (lettering.leading ?? 1.28);
  const longest = Math.max(...lines.map((line) => line.length));
  const top = y - (longest * size) / 2;
  const right = x + ((lines.length - 1) * pitch) / 2 - size / 2;
  return lines
    .map((line, column) =>
      line.map((cell, row) => cellPath(font, cell, right - column * pitch, top + row * size, size)).join(''),
    )
    .join('');
}

function cellPath(font: FontName, cell: Cell, x: number, y: number, size: number): string {
  if (cell.trim() === '') return '';
  const pair = [...cell];
  if (pair.length === 1) {
    const half = outlineOf(font, cell, true).advance < 0.8;
    return characterPath(font, cell, true, half ? x + size * 0.22 : x, y, size);
  }
  return pair
    .map((character, i) => {
      const { advance } = outlineOf(font, character, false);
      const squeeze = Math.min(1, 0.56 / advance);
      return characterPath(font, character, false, x + size * (i === 0 ? 0.0 : 0.48), y, size, squeeze);
    })
    .join('');
}

/** Path of horizontal lines; `x`, `y` is the middle of the block. */
export function horizontalPath(lines: readonly string[], x: number, y: number, lettering: Lettering): string {
  const pitch = lettering.size * (lettering.leading ?? 1.35);
  const top = y - ((lines.length - 1) * pitch + lettering.size) / 2;
  return lines
    .map((line, row) => {
      let left = x - widthOf(line, lettering) / 2;
      return [...line]
        .map((character) => {
          const d = characterPath(lettering.font, character, false, left, top + row * pitch, lettering.size);
          left += outlineOf(lettering.font, character, false).advance * lettering.size;
          return d;
        })
        .join('');
    })
    .join('');
}

/** Width of a horizontal line in pixels. */
export function widthOf(line: string, { font, size }: Lettering): number {
  return [...line].reduce((sum, character) => sum + outlineOf(font, character, false).advance * size, 0);
}

export type TextPaint = {
  fill: string;
  outline?: string;
  outlineWidth?: number;
  outer?: string;
  outerWidth?: number;
  transform?: string;
};

/** Puts a text path on the sheet, with up to two outlines behind it. */
export function putText(pen: Pen, d: string, paint: TextPaint): void {
  const color = (value: string): string => (value.startsWith('url') ? value : pen.medium.paint(value));
  const stroke = (value: string, width: number): string =>
    `<path d="${d}" fill="none" stroke="${color(value)}" stroke-width="${width}" stroke-linejoin="round"/>`;
  let svg = '';
  if (paint.outer) svg += stroke(paint.outer, (paint.outlineWidth ?? 0) + (paint.outerWidth ?? 6));
  if (paint.outline) svg += stroke(paint.outline, paint.outlineWidth ?? 6);
  svg += `<path d="${d}" fill="${color(paint.fill)}"/>`;
  pen.raw(paint.transform ? `<g transform="${paint.transform}">${svg}</g>` : svg);
}
