/** What is cut from each side of a picture, in its pixels. */
export interface Margins {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Edge = keyof Margins;

export const EDGES: readonly Edge[] = ['left', 'top', 'right', 'bottom'];

export const noMargins: Margins = { left: 0, top: 0, right: 0, bottom: 0 };

interface Size {
  width: number;
  height: number;
}

/** A page is at least this wide; the API holds the same bound. Of the height something has to be left. */
const LEAST: Size = { width: 300, height: 100 };

/** The most one edge can cut while the opposite one stays where it is. */
export function mostOf(edge: Edge, margins: Margins, size: Size): number {
  const isAcross = edge === 'left' || edge === 'right';
  const length = isAcross ? size.width : size.height;
  const opposite = { left: margins.right, right: margins.left, top: margins.bottom, bottom: margins.top }[edge];
  return Math.max(0, length - opposite - (isAcross ? LEAST.width : LEAST.height));
}

/** Puts one edge somewhere, as far as it can go. What is no number counts as 0. */
export function setEdge(margins: Margins, edge: Edge, value: number, size: Size): Margins {
  const wanted = Number.isFinite(value) ? Math.round(value) : 0;
  return { ...margins, [edge]: Math.min(Math.max(0, wanted), mostOf(edge, margins, size)) };
}

/** From here on a pixel is paper: scans are seldom quite white. */
const PAPER = 232;
/** A line of the margin may hold some dust: one dark pixel in two hundred. */
const DUST = 1 / 200;
/** Left around what is drawn: this part of the picture's width. */
const PADDING = 1 / 100;

/**
 * Finds the white margins of a picture by its pixels (RGBA, row by row). Answers what to cut so that a little paper stays
 * around the drawing; nothing when the picture has no margins, or is nothing but paper.
 */
export function findMargins(pixels: ArrayLike<number>, { width, height }: Size): Margins {
  const isInk = (x: number, y: number): boolean => {
    const at = (y * width + x) * 4;
    return (pixels[at + 3] ?? 0) > 16 && Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) < PAPER;
  };
  const inkOfRow = (y: number) => count(width, (x) => isInk(x, y)) > width * DUST;
  const inkOfColumn = (x: number) => count(height, (y) => isInk(x, y)) > height * DUST;
  const top = countUntil(height, inkOfRow);
  if (top === height) return noMargins;
  const bottom = countUntil(height, (y) => inkOfRow(height - 1 - y));
  const left = countUntil(width, inkOfColumn);
  const right = countUntil(width, (x) => inkOfColumn(width - 1 - x));
  const padding = Math.ceil(width * PADDING);
  const cut = (margin: number): number => Math.max(0, margin - padding);
  return { left: cut(left), top: cut(top), right: cut(right), bottom: cut(bottom) };
}

/** Margins found in a smaller size of a picture, in pixels of the picture itself. */
export function scaleMargins(found: Margins, from: Size, to: Size): Margins {
  const scale = to.width / from.width;
  return EDGES.reduce((margins, edge) => setEdge(margins, edge, Math.floor(found[edge] * scale), to), noMargins);
}

function count(length: number, isCounted: (place: number) => boolean): number {
  let counted = 0;
  for (let place = 0; place < length; place += 1) if (isCounted(place)) counted += 1;
  return counted;
}

function countUntil(length: number, isEnd: (place: number) => boolean): number {
  let place = 0;
  while (place < length && !isEnd(place)) place += 1;
  return place;
}
