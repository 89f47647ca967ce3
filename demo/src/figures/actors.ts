import type { Painter } from '../layout/Stage.ts';
import type { Character, Mood } from './Character.ts';
import { drawFigure, drawSilhouette } from './figure.ts';
import type { FigureView } from './figure.ts';

export type ActorOptions = Partial<FigureView> & {
  /** Head's centre as shares of the panel. */
  at?: readonly [number, number];
  /** Radius of the head as a share of the panel's height. */
  size?: number;
  /** Degrees clockwise of the whole figure. */
  turn?: number;
  /** Everything in one colour. */
  shadow?: string;
  /** A light edge around the figure, for black on black. */
  rim?: string;
};

/** A person in a panel. */
export function actor(who: Character, mood: Mood, options: ActorOptions = {}): Painter {
  return ({ pen, box }) => {
    const { at = [0.5, 0.5], size = 0.2, turn = 0, shadow, rim, ...view } = options;
    const p = pen.at(box.x + at[0] * box.w, box.y + at[1] * box.h, (size * box.h) / 100, turn);
    const complete = { yaw: 0.6, ...view, mood };
    if (rim) drawSilhouette(p.weighing(4), who, complete, rim);
    if (shadow) drawSilhouette(p, who, complete, shadow);
    else drawFigure(p, who, complete);
  };
}

/** Face fills the panel. */
export function close(who: Character, mood: Mood, options: ActorOptions = {}): Painter {
  return actor(who, mood, { at: [0.5, 0.46], size: 0.4, ...options });
}

/** Head and shoulders. */
export function bust(who: Character, mood: Mood, options: ActorOptions = {}): Painter {
  return actor(who, mood, { at: [0.5, 0.44], size: 0.25, ...options });
}

/** From head to foot. */
export function full(who: Character, mood: Mood, options: ActorOptions = {}): Painter {
  return actor(who, mood, { at: [0.5, 0.2], size: 0.075, ...options });
}
