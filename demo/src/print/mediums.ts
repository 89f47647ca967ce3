import { flatColour } from './flatColour.ts';
import { inkAndTone } from './inkAndTone.ts';
import { riso } from './riso.ts';
import { cutScreen, dotScreen, sandScreen } from './screens.ts';
import type { Screen } from './screens.ts';
import { watercolour } from './watercolour.ts';

function once(make: () => Screen): () => Screen {
  let made: Screen | undefined;
  return () => (made ??= make());
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Black ink, bold lines, dots: weekly boys' magazine. */
export const shonenInk = inkAndTone({
  name: 'shonenInk',
  lineWeight: 1.15,
  tone: (light) => (light < 0.24 ? 0 : light > 0.8 ? 1 : clamp(0.4 + light * 0.6)),
  screen: once(() => dotScreen(7)),
});

/** Thin lines, much white, pale fine tones. */
export const joseiInk = inkAndTone({
  name: 'joseiInk',
  lineWeight: 0.62,
  tone: (light) => (light < 0.14 ? 0 : light > 0.74 ? 1 : clamp(0.56 + light * 0.5)),
  screen: once(() => dotScreen(5)),
});

/** Heavy blacks, knife-cut hatching, frayed edges. */
export const woodcut = inkAndTone({
  name: 'woodcut',
  lineWeight: 1.35,
  tone: (light) => (light < 0.27 ? 0 : clamp(light * 1.12 - 0.06)),
  screen: once(() => cutScreen(7)),
  fray: 1.15,
});

/** Pencil-like line with sand tone for quiet mystery. */
export const sandInk = inkAndTone({
  name: 'sandInk',
  lineWeight: 0.9,
  evenLines: true,
  tone: (light) => (light < 0.2 ? 0 : light > 0.86 ? 1 : clamp(0.5 + light * 0.5)),
  screen: once(sandScreen),
});

export const softWatercolour = watercolour({
  name: 'softWatercolour',
  line: '#4a3a3c',
  lineWeight: 0.8,
  paper: [255, 252, 243],
});

export const paleWatercolour = watercolour({
  name: 'paleWatercolour',
  line: '#5b4a55',
  lineWeight: 0.6,
  paper: [255, 254, 250],
});

export const chibiColour = flatColour({ name: 'chibiColour', line: '#4b2b22', lineWeight: 1.1, evenLines: true });

export const stripColour = flatColour({ name: 'stripColour', line: '#1d1a2b', lineWeight: 0.8 });

export const boldColour = flatColour({ name: 'boldColour', line: '#120c12', lineWeight: 1.3 });

export const moonRiso = riso({ name: 'moonRiso', dark: '#1d3f8f', bright: '#ff5a4e', paper: '#f7efdc', lineWeight: 1 });

export const seaRiso = riso({ name: 'seaRiso', dark: '#0f5b52', bright: '#ffb000', paper: '#fbf3df', lineWeight: 1 });

export const bloodRiso = riso({
  name: 'bloodRiso',
  dark: '#15101c',
  bright: '#d3261c',
  paper: '#f0e4cd',
  lineWeight: 1.2,
});

export const lampRiso = riso({
  name: 'lampRiso',
  dark: '#14233a',
  bright: '#e8b21a',
  paper: '#f3ead2',
  lineWeight: 1.2,
});
