import type { Point } from '../pen/geometry.ts';

/** A panel: its corners, clockwise from the upper left, in pixels of the sheet. */
export type Panel = readonly [Point, Point, Point, Point];

/** One tier: share of the height, and its panels' shares of the width in reading order. */
export type Tier = {
  h: number;
  w: readonly number[];
  /** Degrees by which the gutters inside lean; one for all or one each. */
  lean?: number | readonly number[];
  /** Pixels by which the lower edge of the tier falls from left to right. */
  slope?: number;
  /** Panels of this tier run off the sheet at the sides. */
  bleed?: boolean;
};

export type Layout = {
  width: number;
  height: number;
  margin: number;
  /** Between panels of a tier. */
  gutter: number;
  /** Between tiers. */
  gap: number;
  rightToLeft: boolean;
};

/** Cuts a page into tiers of panels, in reading order. */
export function layOut(layout: Layout, tiers: readonly Tier[]): Panel[] {
  const { width, height, margin, gutter, gap } = layout;
  const total = tiers.reduce((sum, tier) => sum + tier.h, 0);
  const room = height - margin * 2 - gap * (tiers.length - 1);
  const panels: Panel[] = [];
  let top = margin;
  let slopeAbove = 0;
  tiers.forEach((tier, index) => {
    const tall = (room * tier.h) / total;
    const last = index === tiers.length - 1;
    const bleedTop = tier.bleed && index === 0;
    const bleedBottom = tier.bleed && last;
    const slope = last ? 0 : (tier.slope ?? 0);
    const left = tier.bleed ? -12 : margin;
    const right = tier.bleed ? width + 12 : width - margin;
    const upper = (x: number): number => (bleedTop ? -12 : top + slopeAbove * (x / width - 0.5));
    const lower = (x: number): number => (bleedBottom ? height + 12 : top + tall + slope * (x / width - 0.5));
    panels.push(...cutTier(tier, left, right, upper, lower, gutter, layout.rightToLeft));
    top += tall + gap;
    slopeAbove = slope;
  });
  return panels;
}

function cutTier(
  tier: Tier,
  left: number,
  right: number,
  upper: (x: number) => number,
  lower: (x: number) => number,
  gutter: number,
  rightToLeft: boolean,
): Panel[] {
  const shares = rightToLeft ? tier.w.toReversed() : tier.w;
  const total = shares.reduce((sum, share) => sum + share, 0);
  const room = right - left - gutter * (shares.length - 1);
  const middle = (lower(500) - upper(500)) / 2;
  const panels: Panel[] = [];
  let x = left;
  let leanBefore = 0;
  shares.forEach((share, i) => {
    const end = x + (room * share) / total;
    const lean = i === shares.length - 1 ? 0 : leanOf(tier, i);
    const [a, b] = [Math.tan((leanBefore * Math.PI) / 180) * middle, Math.tan((lean * Math.PI) / 180) * middle];
    const corners = [x + a, end + b, end - b, x - a] as const;
    panels.push([
      [corners[0], upper(corners[0])],
      [corners[1], upper(corners[1])],
      [corners[2], lower(corners[2])],
      [corners[3], lower(corners[3])],
    ]);
    x = end + gutter;
    leanBefore = lean;
  });
  return rightToLeft ? panels.toReversed() : panels;
}

function leanOf(tier: Tier, index: number): number {
  if (typeof tier.lean === 'number') return tier.lean;
  return tier.lean?.[index] ?? 0;
}
