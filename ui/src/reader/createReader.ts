import { arrange } from './arrange.ts';
import { defaultKeys, isLetterKey, nameOfKey } from './keymap.ts';
import { createPageImages } from './pageImages.ts';
import type { Place } from './progress.ts';
import type { Change, Reader, ReaderOptions } from './Reader.ts';
import { readEpisode, readPage } from './readEpisode.ts';
import { createSettingsStore } from './settingsStore.ts';
import { drawPage, loadAround } from './showView.ts';
import { showNote } from './showNote.ts';
import { shiftPairing } from './shiftPairing.ts';
import { go, next, previous, showEnd } from './turnPages.ts';
import { wordOf } from './words.ts';

/** Builds the reader over the server's HTML: its parts, its state, and the few ways to change it. */
export function createReader(root: HTMLElement, options: ReaderOptions, signal: AbortSignal, start: Place): Reader {
  const episode = readEpisode(root);
  const layer = root.querySelector<HTMLElement>('.reader-pages') ?? root;
  const store = createSettingsStore(options.storage ?? null);
  const listeners: ((change: Change) => void)[] = [];

  const reader: Reader = {
    root,
    stage: root.querySelector<HTMLElement>('.reader-stage') ?? layer,
    layer,
    end: root.querySelector<HTMLElement>('[data-reader-end]'),
    episode,
    images: createPageImages(root, episode, signal),
    options,
    signal,
    keys: { usual: defaultKeys, nameOf: nameOfKey, isLetter: isLetterKey },
    store,
    scrolling: null,
    shiftedRuns: new Set(),
    place: start,
    atEnd: false,
    layout: 'single',
    direction: episode.direction,
    nextSide: 'left',
    views: [],
    viewIndex: 0,
    settings: store.load(),
    savesData: false,
    zoom: 1,
    draw: (page, shown) => drawPage(reader, page, shown),
    measure: () => reader.layout === 'scroll' || loadAround(reader),
    go: (page, fraction) => go(reader, page, fraction),
    next: (isHeldKey) => next(reader, isHeldKey),
    previous: () => previous(reader),
    showEnd: () => showEnd(reader),
    shift: () => shiftPairing(reader),
    chooseForWork(change) {
      reader.settings = store.changeWork(episode.workId, change);
      arrange(reader);
    },
    changeSettings(change) {
      reader.settings = store.change(change);
      arrange(reader);
    },
    readPage,
    word: (name, values) => wordOf(root, name, values),
    say: (text, way) => showNote(root, text, way),
    onChange: (listen) => void listeners.push(listen),
    emit: (change) => listeners.forEach((listen) => listen(change)),
  };
  return reader;
}
