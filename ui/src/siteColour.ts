import type { CSSProperties } from 'react';

/** What a `style` says of a creator's colour: the colour, and that of words on it. */
export type SiteColour = CSSProperties & Record<'--site' | '--on-site', string>;

/**
 * The creator's colour as a style of the page. It paints the Watch button, the rule under the hero, the active tab
 * and the quote bar. Dark mode lightens it; black or white stands on it, whichever reads better.
 * @param color `#rrggbb`; anything else gives the product's ink
 */
export function siteColour(color: string): SiteColour {
  const readable = readableColours(color);
  if (!readable) return { '--site': 'var(--ink)', '--on-site': 'var(--paper)' };
  const { light, dark } = readable;
  return {
    '--site': `light-dark(${light.site},${dark.site})`,
    '--on-site': `light-dark(${light.on},${dark.on})`,
  };
}

/** A creator's colour as one theme paints it: the colour, and black or white for words on it. */
export interface ReadableColour {
  site: string;
  on: string;
  /** Contrast of the colour to the page, and of the words to the colour; both are at least 4.5. */
  toPage: number;
  toWords: number;
}

/** What becomes of a creator's colour in light and dark; null for anything but `#rrggbb`. */
export function readableColours(color: string): { light: ReadableColour; dark: ReadableColour } | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!match) return null;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16));
  return {
    light: contrasting({ red, green, blue }, 'darken', paper),
    dark: contrasting({ red, green, blue }, 'lighten', night),
  };
}

type Rgb = { red: number; green: number; blue: number };

/** The page's paper in light and dark: the colour must be told from it by 4.5:1, as text would. */
const paper: Rgb = { red: 0xfb, green: 0xf8, blue: 0xf2 };
const night: Rgb = { red: 0x0f, green: 0x0d, blue: 0x0b };
const white: Rgb = { red: 255, green: 255, blue: 255 };
const black: Rgb = { red: 0, green: 0, blue: 0 };

function contrasting(color: Rgb, way: 'darken' | 'lighten', ground: Rgb): ReadableColour {
  const target = way === 'darken' ? black : white;
  let site = color;
  for (let step = 1; step <= 20 && contrast(site, ground) < 4.5; step += 1) site = mix(color, target, step / 20);
  const on = contrast(site, white) >= contrast(site, black) ? white : black;
  return { site: write(site), on: write(on), toPage: contrast(site, ground), toWords: contrast(site, on) };
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const part = (key: keyof Rgb) => Math.round(from[key] + (to[key] - from[key]) * share);
  return { red: part('red'), green: part('green'), blue: part('blue') };
}

/** Contrast as WCAG 2 counts it, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance({ red, green, blue }: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function write({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
