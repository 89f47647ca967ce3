import type { Trapezoid } from './drawTrapezoid.ts';
import type { ShareImage } from './ShareImage.ts';

/** The run of the product's only slant, 8 degrees, over so many pixels. */
const run = (height: number): number => height * 0.1405;

/** A panel from `left` to `right` at its top; which of its sides lean. */
function panel(
  [left, right]: [number, number],
  [top, bottom]: [number, number],
  leans: { left?: boolean; right?: boolean },
): Trapezoid {
  const by = run(bottom - top);
  return {
    top,
    bottom,
    upper: [left, right],
    lower: [left - (leans.left ? by : 0), right - (leans.right ? by : 0)],
  };
}

/** Where everything of a share image stands, in pixels. */
export interface ShareLayout {
  line: number;
  cover: Trapezoid;
  /** Beside the cover, where there is room for it. */
  second: Trapezoid | null;
  title: { left: number; top: number; width: number; height: number; sizes: number[]; boxed: boolean };
  large: Trapezoid;
  others: Trapezoid | null;
  chart: Trapezoid | null;
  logo: { left: number; top: number; scale: number };
  foot: { right: number; top: number; size: number };
  /** Heights of letters. */
  size: { large: number; figure: number; words: number; small: number; name: number };
}

/** Lays out the panels; what is not shown leaves its room to its neighbour. */
export function layShareImage({ format, numbers, chart, panel: second }: ShareImage): ShareLayout {
  return format === 'WIDE'
    ? layWide(numbers.length > 1, chart !== null)
    : layTall(numbers.length > 1, chart !== null, second !== null);
}

function layWide(hasOthers: boolean, hasChart: boolean): ShareLayout {
  const bottom = hasChart ? 404 : 548;
  const left = 512;
  const cut = hasOthers ? 864 : 1170;
  const chartLeft = left - run(418 - 190);
  return {
    line: 5,
    cover: panel([30, 520], [30, 600], { right: true }),
    second: null,
    title: { left: 532, top: 28, width: 636, height: 108, sizes: [58, 50, 44], boxed: false },
    large: panel([left, cut], [190, bottom], { left: true, right: hasOthers }),
    others: hasOthers ? panel([cut + 14, 1170], [190, bottom], { left: true }) : null,
    chart: hasChart ? panel([chartLeft, 1170], [418, 548], { left: true }) : null,
    logo: { left: 461, top: 566, scale: 1.22 },
    foot: { right: 1170, top: 572, size: 20 },
    size: { large: 124, figure: 56, words: 21, small: 20, name: 27 },
  };
}

function layTall(hasOthers: boolean, hasChart: boolean, hasSecond: boolean): ShareLayout {
  const bottom = hasChart ? 994 : 1240;
  const cut = hasOthers ? 668 : 1044;
  return {
    line: 6,
    cover: panel([36, hasSecond ? 742 : 1044], [36, 676], { right: hasSecond }),
    second: hasSecond ? panel([758, 1044], [36, 676], { left: true }) : null,
    title: { left: 66, top: 500, width: 640, height: 146, sizes: [58, 50, 44], boxed: true },
    large: panel([36, cut], [694, bottom], { right: hasOthers }),
    others: hasOthers ? panel([cut + 16, 1044], [694, bottom], { left: true }) : null,
    chart: hasChart ? panel([36, 1044], [1012, 1240], {}) : null,
    logo: { left: 36, top: 1264, scale: 1.7 },
    foot: { right: 1044, top: 1276, size: 25 },
    size: { large: 172, figure: 76, words: 27, small: 25, name: 28 },
  };
}
