import type { Direction, ReadingSide } from './direction.ts';
import type { KeyMap } from './keymap.ts';
import type { PageImages } from './pageImages.ts';
import type { Place } from './progress.ts';
import type { Episode, EpisodePage } from './readEpisode.ts';
import type { ReadingEvent } from './readingEvents.ts';
import type { ScrollLayout } from './createScrollLayout.ts';
import type { ReaderSettings, WorkSettings } from './settings.ts';
import type { SettingsStore } from './settingsStore.ts';
import type { Layout, View, ViewPage } from './views.ts';
import type { ReaderWord, WordValues } from './words.ts';

export interface ReaderOptions {
  /** Where settings and places are kept; null keeps nothing (a preview). */
  storage?: Storage | null;
  /** Hears what was opened, read and completed. */
  onEvent?: (event: ReadingEvent) => void;
  /** A preview: neither the address nor the place is touched, and nothing leads to another episode. */
  preview?: boolean;
}

/** What can change, so that bars and chunks redraw only their own part. */
export type Change = 'place' | 'arranged' | 'settings' | 'bars';

/** The reader, as its parts see it. One object per mounted page. */
export interface Reader {
  readonly root: HTMLElement;
  /** What takes keys away from the reader and gets pointers: the window between the bars, or all of it. */
  readonly stage: HTMLElement;
  /** The page layer: the only thing that ever zooms. */
  readonly layer: HTMLElement;
  /** What follows the last page; null when the HTML has none. */
  readonly end: HTMLElement | null;
  readonly episode: Episode;
  readonly images: PageImages;
  readonly options: ReaderOptions;
  /** Aborted when the reader is taken down: every listener hangs on it. */
  readonly signal: AbortSignal;

  /** What the chunks of the panels need of keymap.ts without a copy of it. */
  readonly keys: { readonly usual: KeyMap; nameOf(key: string): string; isLetter(key: string): boolean };
  readonly store: SettingsStore;
  /** Null until the scroll layout is first asked for. */
  scrolling: ScrollLayout | null;
  /** The runs of pages that are paired one page later than the author said; the first is remembered for the work. */
  readonly shiftedRuns: Set<number>;

  place: Place;
  atEnd: boolean;
  layout: Layout;
  direction: Direction;
  nextSide: ReadingSide;
  views: readonly View[];
  viewIndex: number;
  settings: ReaderSettings;
  savesData: boolean;
  /** 1 unless the zoom chunk says otherwise. */
  zoom: number;

  /** Puts a page where its view has it: a chunk's way to showView.ts, without a copy of it. */
  draw(page: EpisodePage, shown: ViewPage): void;
  /** Asks anew for pictures that fit the stage, which has changed its size. */
  measure(): void;
  /** Shows a page; a number outside the episode goes to the nearest one. */
  go(page: number, fraction?: number): void;
  /** One view on; past the last one the end screen, and past that the next episode. */
  next(isHeldKey?: boolean): void;
  previous(): void;
  /** Shows what follows the last page. */
  showEnd(): void;
  /** Moves the pairing of this run of pages by one. */
  shift(): void;
  chooseForWork(change: { [Field in keyof WorkSettings]?: WorkSettings[Field] | undefined }): void;
  changeSettings(change: Partial<ReaderSettings>): void;
  /** How pages are read out of the HTML, for those that come when a wall opens. */
  readPage(element: HTMLElement, index: number): EpisodePage;
  /** A text that stands in the markup, in the language of the page. */
  word(name: ReaderWord, values?: WordValues): string;
  /** Says a sentence to the reader, with one way out of it. */
  say(text: string, way?: { label: string; act: () => void }): void;
  onChange(listen: (change: Change) => void): void;
  /** Tells everyone who listens. */
  emit(change: Change): void;
}
