import type { ReadingSide } from './direction.ts';

/** `sides`: the outer thirds turn as the eye goes. `onehand`: everything but the top turns forward. `off`: taps only show the bars. */
export const tapZoneNames = ['sides', 'onehand', 'off'] as const;
export type TapZones = (typeof tapZoneNames)[number];

export type TapAction = 'next' | 'previous' | 'overlay';

/** What a tap at this spot does; `x` and `y` run from 0 to 1 over the stage. */
export function actionOfTap(x: number, y: number, zones: TapZones, side: ReadingSide): TapAction {
  if (zones === 'off') return 'overlay';
  const isCentre = x > 1 / 3 && x < 2 / 3;
  if (zones === 'onehand') {
    if (isCentre && y > 1 / 3 && y < 2 / 3) return 'overlay';
    return y < 1 / 4 ? 'previous' : 'next';
  }
  if (isCentre) return 'overlay';
  return x < 0.5 === (side === 'left') ? 'next' : 'previous';
}
