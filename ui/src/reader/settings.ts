import { directions, type Direction } from './direction.ts';
import { defaultKeys, parseKeys, type KeyMap } from './keymap.ts';
import { tapZoneNames, type TapZones } from './tapZones.ts';
import type { Layout } from './views.ts';

export const layouts: readonly Layout[] = ['spread', 'single', 'scroll'];
export const backgrounds = ['match', 'paper', 'ink'] as const;
export const dataSavers = ['auto', 'on', 'off'] as const;

/** What a reader chose for one work; what is missing follows the work and the screen. */
export interface WorkSettings {
  direction?: Direction;
  layout?: Layout;
  /** The first run of pages is paired one page later than its author said. Holds for every episode of the work. */
  shifted?: boolean;
  /** Width of strips in percent of their usual width, 40 to 100. */
  stripWidth?: number;
}

export interface ReaderSettings {
  background: (typeof backgrounds)[number];
  dataSaver: (typeof dataSavers)[number];
  /** On a phone held upright a wide page is shown small and in one piece, not as two halves. */
  keepsWidePages: boolean;
  tapZones: TapZones;
  keys: KeyMap;
  /** False leaves letters, digits and signs to the device: arrows, Space and the page keys go on working. */
  letterKeys: boolean;
  /** By work id, the work chosen for last at the end. */
  works: Readonly<Record<string, WorkSettings>>;
}

export const defaultSettings: ReaderSettings = {
  background: 'match',
  dataSaver: 'auto',
  keepsWidePages: false,
  tapZones: 'sides',
  keys: defaultKeys,
  letterKeys: true,
  works: {},
};

const settingsVersion = 1;
/** Enough for years of reading, and small enough that storage never fills. */
const keptWorks = 300;

type Loose = Record<string, unknown>;

const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((each) => each === value);
}

/** Strips from 40 to 100 % in steps of 5. */
export function clampStripWidth(percent: number): number {
  return Math.min(100, Math.max(40, Math.round(percent / 5) * 5));
}

function parseWork(stored: unknown): WorkSettings {
  const work: Loose = isRecord(stored) ? stored : {};
  const direction = oneOf(directions, work['direction']);
  const layout = oneOf(layouts, work['layout']);
  const width = work['stripWidth'];
  return {
    ...(direction && { direction }),
    ...(layout && { layout }),
    ...(work['shifted'] === true && { shifted: true }),
    ...(typeof width === 'number' && Number.isFinite(width) && { stripWidth: clampStripWidth(width) }),
  };
}

/** Reads stored settings. Garbage, or a version not known here, gives the defaults; a bad field gives its default. */
export function parseSettings(text: string | null): ReaderSettings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return defaultSettings;
  }
  if (!isRecord(stored) || stored['version'] !== settingsVersion) return defaultSettings;
  const works = isRecord(stored['works']) ? Object.entries(stored['works']) : [];
  return {
    background: oneOf(backgrounds, stored['background']) ?? 'match',
    dataSaver: oneOf(dataSavers, stored['dataSaver']) ?? 'auto',
    keepsWidePages: stored['keepsWidePages'] === true,
    tapZones: oneOf(tapZoneNames, stored['tapZones']) ?? 'sides',
    keys: parseKeys(stored['keys']),
    letterKeys: stored['letterKeys'] !== false,
    works: Object.fromEntries(works.map(([workId, work]) => [workId, parseWork(work)])),
  };
}

export function serialiseSettings(settings: ReaderSettings): string {
  return JSON.stringify({ version: settingsVersion, ...settings });
}

/** Changes what holds for one work; a field given as undefined goes back to the work's own. */
export function changeWork(
  settings: ReaderSettings,
  workId: string,
  change: { [Field in keyof WorkSettings]?: WorkSettings[Field] | undefined },
): ReaderSettings {
  const { [workId]: before, ...others } = settings.works;
  const merged = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined);
  const kept = Object.entries(others).slice(-(keptWorks - 1));
  return { ...settings, works: Object.fromEntries([...kept, [workId, Object.fromEntries(merged)]]) };
}

/** The layout for a work on this screen: the reader's choice, or spreads when the screen is wider than tall. */
export function layoutFor(chosen: Layout | undefined, direction: Direction, isLandscape: boolean): Layout {
  return chosen ?? (direction === 'TOP_TO_BOTTOM' ? 'scroll' : isLandscape ? 'spread' : 'single');
}
