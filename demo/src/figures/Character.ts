import type { Paint } from '../pen/Pen.ts';

export type Mood =
  | 'calm' | 'smile' | 'laugh' | 'shout' | 'angry' | 'sad' | 'cry' | 'surprised' | 'shy' | 'smug' | 'shocked'
  | 'sleepy' | 'resolute' | 'scared' | 'blank' | 'talk' | 'gentle';

export type HairStyle =
  | 'bob' | 'long' | 'pony' | 'twin' | 'short' | 'spiky' | 'bun' | 'hime' | 'wavy' | 'curly' | 'bald' | 'swept' | 'braid';

export type EyeStyle = 'shojo' | 'shonen' | 'dot' | 'plain' | 'hollow';

export type Outfit =
  | 'sailor' | 'blazer' | 'shirt' | 'hoodie' | 'coat' | 'dress' | 'kimono' | 'apron' | 'space' | 'track' | 'uniform' | 'robe' | 'suit';

export type Extra = 'glasses' | 'cap' | 'hat' | 'ribbon' | 'headband' | 'beard' | 'flower' | 'helmet' | 'scarf' | 'antenna' | 'horns' | 'freckles' | 'plaster' | 'goggles' | 'wrinkles';

export type Build = 'man' | 'woman' | 'teen' | 'child' | 'chibi';

/** Everything that makes a person recognisable from page to page. */
export type Character = {
  name: string;
  build: Build;
  hair: HairStyle;
  hairPaint: Paint;
  skin: Paint;
  eyes: EyeStyle;
  eyePaint: Paint;
  outfit: Outfit;
  /** Main colour, second colour, accent. */
  cloth: readonly [Paint, Paint, Paint];
  extras?: readonly Extra[];
  /** 1 is usual; more is a longer, sharper chin. */
  jaw?: number;
};
