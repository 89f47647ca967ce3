import { putText, horizontalPath, verticalPath } from '../lettering/setText.ts';
import type { FontName } from '../lettering/fonts.ts';
import { cellsOf } from '../lettering/wrap.ts';
import { Pen } from '../pen/Pen.ts';
import { boundsOf } from '../pen/geometry.ts';
import type { Point } from '../pen/geometry.ts';
import type { Medium } from '../print/Medium.ts';
import type { Painter } from './Stage.ts';
import { drawBalloon } from './balloons.ts';
import type { Balloon, Voice } from './balloons.ts';
import { drawSound } from './effects.ts';
import type { Sound } from './effects.ts';
import { layOut } from './panels.ts';
import type { Panel, Tier } from './panels.ts';

export type PanelScript = {
  /** Layers, back to front. */
  draw: readonly Painter[];
  say?: readonly Balloon[];
  sounds?: readonly Sound[];
  /** Width of the frame in pixels; 0 leaves the panel open. */
  frame?: number;
};

export type PageScript = {
  /** What is to be seen, for those who do not see it. */
  alt: string;
  tiers?: readonly Tier[];
  panels: readonly PanelScript[];
  /** Two pages in one picture. */
  wide?: boolean;
  /** Pixels, when it is not the usual page. */
  height?: number;
  /** The paper around the panels. */
  ground?: string;
  /** 0..1, what a crop keeps. */
  focus?: readonly [number, number];
  /** Panels of a strip, placed by hand in pixels. */
  frames?: readonly Panel[];
};

/** What the pages of one work have in common. */
export type WorkStyle = {
  medium: Medium;
  voice: Voice;
  margin: number;
  gutter: number;
  gap: number;
  frame: number;
  rightToLeft: boolean;
};

export const pageWidth = 1000;
export const pageHeight = 1414;

export function sizeOf(page: PageScript): { width: number; height: number } {
  return { width: page.wide ? pageWidth * 2 : pageWidth, height: page.height ?? pageHeight };
}

/** Draws a page: panels in reading order, then balloons and sounds above all of them. */
export function paintPage(style: WorkStyle, page: PageScript, seed: string): Pen {
  const { width, height } = sizeOf(page);
  const pen = new Pen(style.medium, seed);
  pen.raw(`<rect width="${width}" height="${height}" fill="${style.medium.paint(page.ground ?? '#ffffff')}"/>`);
  const panels = page.frames ?? layOut({ width, height, ...style }, page.tiers ?? [{ h: 1, w: [1] }]);
  page.panels.forEach((script, i) => {
    const corners = panels[i];
    if (!corners) throw new Error(`Page "${page.alt}" has ${page.panels.length} panels for ${panels.length} frames.`);
    const box = boundsOf(corners);
    pen.clipped(corners, false, () => script.draw.forEach((draw) => draw({ pen, box })));
    const frame = script.frame ?? style.frame;
    if (frame > 0) frameOf(pen, corners, frame);
  });
  page.panels.forEach((script, i) => {
    const box = boundsOf(panels[i]!);
    script.sounds?.forEach((sound) => drawSound(pen, box, sound));
    script.say?.forEach((balloon) => drawBalloon(pen, box, balloon, style.voice));
  });
  return pen;
}

function frameOf(pen: Pen, corners: readonly Point[], width: number): void {
  pen.weighing(1 / pen.weight).wire(corners, width, pen.medium.line, true);
}

export type LetterOptions = {
  /** Middle of the block, as shares of the box. */
  at: readonly [number, number];
  /** Pixels. */
  size: number;
  font: FontName;
  fill: string;
  outline?: string;
  outlineWidth?: number;
  outer?: string;
  outerWidth?: number;
  vertical?: boolean;
  /** Degrees clockwise. */
  turn?: number;
  skew?: number;
  leading?: number;
  /** Each line is shifted by this many pixels against the one before. */
  step?: number;
};

const lettered = new WeakSet<Painter>();

/** The layers of a picture without its lettering: a cover before the title was set. */
export const withoutLetters = (layers: readonly Painter[]): Painter[] => layers.filter((layer) => !lettered.has(layer));

/** Lettering as part of a picture: titles, credits, captions. Lines are split at line breaks. */
export function letters(text: string, options: LetterOptions): Painter {
  const painter: Painter = ({ pen, box }) => {
    const { font, size } = options;
    const lettering = { font, size, leading: options.leading ?? (options.vertical ? 1.12 : 1.2) };
    const lines = text.split('\n');
    const d = options.vertical
      ? verticalPath(lines.map(cellsOf), 0, 0, lettering)
      : lines
          .map((line, i) =>
            horizontalPath(
              [line],
              (i - (lines.length - 1) / 2) * (options.step ?? 0),
              (i - (lines.length - 1) / 2) * size * lettering.leading,
              lettering,
            ),
          )
          .join('');
    const [x, y] = [box.x + options.at[0] * box.w, box.y + options.at[1] * box.h];
    putText(pen, d, {
      fill: options.fill,
      ...(options.outline ? { outline: options.outline, outlineWidth: options.outlineWidth ?? size * 0.14 } : {}),
      ...(options.outer ? { outer: options.outer, outerWidth: options.outerWidth ?? size * 0.1 } : {}),
      transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${options.turn ?? 0}) skewX(${options.skew ?? 0})`,
    });
  };
  lettered.add(painter);
  return painter;
}
