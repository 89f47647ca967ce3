import type { CardPicture } from './PreviewCard.ts';

/** One number as it is written, and of what it is: `86%`, `had fun with 第24話`. */
export type SharedNumber = { figure: string; words: string };

/** Bars from episode to episode, from 0 to 1, with the line of a comparison over them. */
export type SharedChart = {
  values: readonly number[];
  words: string;
  /** Its own values at the same places; null where there is no comparison. */
  compared: { values: readonly number[]; words: string } | null;
};

/** What a creator shares of the numbers of a work: a page of panels. Texts are plain and are fitted. */
export type ShareImage = {
  format: keyof typeof shareSizes;
  look: keyof typeof shareLooks;
  title: string;
  name: string;
  /** A few words beside the name. */
  note: string;
  /** Null: the title takes its place. */
  cover: CardPicture | null;
  /** The latest episode, beside the cover of a tall image. */
  panel: CardPicture | null;
  /** Up to three; the first is set large. */
  numbers: readonly SharedNumber[];
  chart: SharedChart | null;
  /** Of how many readers, and of which days. */
  foot: string;
};

/** Sizes of share images in pixels: of links, and of timelines. */
export const shareSizes = { WIDE: { width: 1200, height: 630 }, TALL: { width: 1080, height: 1350 } } as const;

/** The product's two themes. */
export const shareLooks = {
  PAPER: {
    paper: '#fbf8f2',
    surface: '#ffffff',
    ink: '#17130f',
    softInk: '#4b443b',
    meta: '#6a6157',
    rule: '#ded6c7',
    accent: '#c7341a',
  },
  INK: {
    paper: '#0f0d0b',
    surface: '#181512',
    ink: '#f4eee2',
    softInk: '#cbc3b5',
    meta: '#a1988a',
    rule: '#332d27',
    accent: '#f2603f',
  },
} as const;

/** The colours of a share image. */
export type ShareLook = (typeof shareLooks)[keyof typeof shareLooks];
