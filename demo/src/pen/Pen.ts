import type { Medium, Size } from '../print/Medium.ts';
import { apply, compose, curve, ellipse, identity, pathOf, placement, ribbon, round } from './geometry.ts';
import type { Matrix, Point } from './geometry.ts';
import { densify, isSharplyBent, signedArea, unionPath } from './outlines.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';

/** A colour as #rrggbb, or 'none'. Each medium turns it into its own tone or ink. */
export type Paint = string;

export type GradientStops = readonly (readonly [offset: number, paint: Paint, opacity?: number])[];

type Shared = { out: string[]; defs: string[]; ids: number };

type LineOptions = {
  paint?: Paint | undefined;
  closed?: boolean;
  taper?: readonly [number, number];
  straight?: boolean;
};

/** Draws into one sheet in its own coordinates; line widths are always in pixels of the sheet. */
export class Pen {
  readonly medium: Medium;
  readonly random: Random;
  /** Multiplies every line width. */
  weight: number;
  private readonly shared: Shared;
  private readonly matrix: Matrix;

  constructor(medium: Medium, seed: number | string, from?: { pen: Pen; matrix: Matrix }) {
    this.medium = medium;
    this.shared = from ? from.pen.shared : { out: [], defs: [], ids: 0 };
    this.matrix = from ? from.matrix : identity;
    this.random = from ? from.pen.random : randomFrom(seed);
    this.weight = from ? from.pen.weight : medium.lineWeight;
  }

  /** A pen whose origin is at x, y of this one, scaled, turned by degrees, mirrored. */
  at(x: number, y: number, scale = 1, degrees = 0, flip = false): Pen {
    return new Pen(this.medium, 0, {
      pen: this,
      matrix: compose(this.matrix, placement(x, y, scale, degrees, flip)),
    });
  }

  /** The same sheet drawn with another medium's colours, for shadows and tinted distance. */
  through(medium: Medium): Pen {
    return new Pen(medium, 0, { pen: this, matrix: this.matrix });
  }

  /** A pen with other line weight. */
  weighing(factor: number): Pen {
    const pen = this.at(0, 0);
    pen.weight = this.weight * factor;
    return pen;
  }

  /** Scale from this pen's units to pixels. */
  get scale(): number {
    return Math.hypot(this.matrix[0], this.matrix[1]);
  }

  /** Line width in pixels for a width in this pen's units, never vanishing. */
  px(units: number): number {
    return Math.max(1, units * this.scale);
  }

  toSheet(p: Point): Point {
    return apply(this.matrix, p);
  }

  raw(svg: string): void {
    this.shared.out.push(svg);
  }

  /** Fills a smooth closed curve (corners where marked). */
  fill(points: readonly Point[], paint: Paint, opacity = 1): void {
    this.emit(pathOf(curve(this.moved(points), true)), paint, opacity);
  }

  /** Fills a polygon. */
  poly(points: readonly Point[], paint: Paint, opacity = 1): void {
    this.emit(pathOf(this.moved(points)), paint, opacity);
  }

  rect(x: number, y: number, w: number, h: number, paint: Paint, opacity = 1): void {
    this.poly(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      paint,
      opacity,
    );
  }

  /** A smooth closed shape with its inked outline. */
  shape(points: readonly Point[], paint: Paint, width = 3, line?: Paint): void {
    const outline = curve(this.moved(points), true);
    this.emit(pathOf(outline), paint, 1);
    if (width > 0) this.contour(outline, width, line);
  }

  /** A straight-edged closed shape with its inked outline. */
  box(points: readonly Point[], paint: Paint, width = 3, line?: Paint): void {
    const moved = this.moved(points);
    this.emit(pathOf(moved), paint, 1);
    if (width > 0) this.stroke(pathOf(moved), width, line);
  }

  /** An inked stroke that swells and tapers like a G pen. */
  line(points: readonly Point[], width: number, options: LineOptions = {}): void {
    const moved = this.moved(points);
    const along = options.straight ? densify(moved) : curve(moved, options.closed ?? false);
    if (options.closed) along.push(along[0]!);
    const [start, end] = options.taper ?? [0.35, 0.35];
    const w = width * this.weight;
    const outline = ribbon(along, (f) => {
      const rise = start > 0 ? Math.min(1, f / start) : 1;
      const fall = end > 0 ? Math.min(1, (1 - f) / end) : 1;
      return w * (0.12 + 0.88 * Math.sqrt(rise * fall));
    });
    this.inkPath(pathOf(outline), options.paint);
  }

  /** Even lines along a path, for machines and frames. */
  wire(points: readonly Point[], width: number, paint?: Paint, closed = false): void {
    this.stroke(pathOf(this.moved(points), closed), width, paint);
  }

  /** Even line along a smooth curve. */
  bend(points: readonly Point[], width: number, paint?: Paint): void {
    this.stroke(pathOf(curve(this.moved(points), false), false), width, paint);
  }

  circle(cx: number, cy: number, r: number, paint: Paint, width = 0, line?: Paint): void {
    this.oval(cx, cy, r, r, paint, width, line);
  }

  oval(cx: number, cy: number, rx: number, ry: number, paint: Paint, width = 0, line?: Paint): void {
    this.shape(ellipse(cx, cy, rx, ry, 12), paint, width, line);
  }

  /**
   * Limb, tail, branch: a smooth body of varying width along points, filled and outlined. An `open` one has no line
   * across its beginning, so that it grows out of what lies under it.
   */
  tube(points: readonly Point[], widths: readonly number[], paint: Paint, width = 3, line?: Paint, open = false): void {
    const along = curve(points, false, 8);
    const last = widths.length - 1;
    const widthAt = (f: number): number => {
      const i = Math.min(last - 1, Math.floor(f * last));
      const t = f * last - i;
      return widths[i]! * (1 - t) + widths[i + 1]! * t;
    };
    if (width > 0 && isSharplyBent(points)) {
      const round = this.moved(along).map(
        ([x, y], i) => [x, y, (widthAt(i / (along.length - 1)) * this.scale) / 2] as const,
      );
      const edge = width * this.weight * 0.9;
      this.inkPath(unionPath(round, edge), line);
      this.emit(
        unionPath(open ? round.map(([x, y, r], i) => [x, y, i < 3 ? r + edge * 1.6 : r] as const) : round, 0),
        paint,
        1,
      );
      return;
    }
    const outline = ribbon(along, widthAt);
    const moved = this.moved(outline);
    this.emit(pathOf(moved), paint, 1);
    if (width <= 0) return;
    if (open) {
      const half = moved.length / 2;
      const around = [...moved.slice(3, half), ...moved.slice(half, moved.length - 3)];
      this.stroke(pathOf(around, false), width, line);
    } else this.contour(moved, width, line);
  }

  /** Draws with everything outside `points` hidden. */
  clipped(points: readonly Point[], smooth: boolean, draw: (pen: Pen) => void): void {
    const id = `c${this.shared.ids++}`;
    const moved = this.moved(points);
    const d = pathOf(smooth ? curve(moved, true) : moved);
    this.shared.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.raw(`<g clip-path="url(#${id})">`);
    draw(this);
    this.raw('</g>');
  }

  faded(opacity: number, draw: (pen: Pen) => void): void {
    this.raw(`<g opacity="${opacity}">`);
    draw(this);
    this.raw('</g>');
  }

  /** Paint for a straight gradient from one point to another, both in this pen's units. */
  linear(from: Point, to: Point, stops: GradientStops): Paint {
    const [a, b] = [this.toSheet(from), this.toSheet(to)];
    return this.gradient(
      'linearGradient',
      `x1="${round(a[0])}" y1="${round(a[1])}" x2="${round(b[0])}" y2="${round(b[1])}"`,
      stops,
    );
  }

  radial(center: Point, radius: number, stops: GradientStops): Paint {
    const c = this.toSheet(center);
    return this.gradient(
      'radialGradient',
      `cx="${round(c[0])}" cy="${round(c[1])}" r="${round(radius * this.scale)}"`,
      stops,
    );
  }

  /** The finished sheet, `printed` large. */
  svg(sheet: Size, printed: Size): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${printed.width}" height="${printed.height}" viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="none"><defs>${this.shared.defs.join('')}</defs>${this.shared.out.join('')}</svg>`;
  }

  private gradient(kind: string, geometry: string, stops: GradientStops): Paint {
    const id = `g${this.shared.ids++}`;
    const list = stops
      .map(
        ([offset, paint, opacity]) =>
          `<stop offset="${offset}" stop-color="${(this.medium.stop ?? this.medium.paint)(paint)}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
    this.shared.defs.push(`<${kind} id="${id}" gradientUnits="userSpaceOnUse" ${geometry}>${list}</${kind}>`);
    return `url(#${id})`;
  }

  private moved(points: readonly Point[]): Point[] {
    return points.map((p) => apply(this.matrix, p));
  }

  /** Outline of a closed shape, thicker where it faces away from the light at the upper left. */
  private contour(outline: readonly Point[], width: number, line?: Paint): void {
    if (this.medium.evenLines) {
      this.stroke(pathOf(outline), width, line);
      return;
    }
    const w = width * this.weight;
    const closed = [...outline, outline[0]!];
    const turn = signedArea(outline) > 0 ? 1 : -1;
    const edge = ribbon(closed, (_, nx, ny) => w * (0.85 - turn * 0.4 * (nx * 0.5 + ny * 0.85)));
    this.inkPath(pathOf(edge), line);
  }

  private stroke(d: string, width: number, paint?: Paint): void {
    const color = this.lineColour(paint);
    this.raw(
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width * this.weight)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    );
  }

  private inkPath(d: string, paint?: Paint): void {
    this.raw(`<path d="${d}" fill="${this.lineColour(paint)}"/>`);
  }

  private lineColour(paint: Paint = this.medium.line): string {
    return (this.medium.stroke ?? this.medium.paint)(paint);
  }

  private emit(d: string, paint: Paint, opacity: number): void {
    if (paint === 'none') return;
    const color = paint.startsWith('url') ? paint : this.medium.paint(paint);
    this.raw(`<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`);
  }
}
