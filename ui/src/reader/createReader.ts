import { nextSide } from './direction.ts';
import { createPageImages } from './pageImages.ts';
import { runOfPage } from './pairing.ts';
import type { Place } from './progress.ts';
import type { Change, Reader, ReaderOptions } from './Reader.ts';
import { readEpisode } from './readEpisode.ts';
import { createScrollLayout } from './scrollLayout.ts';
import { createSettingsStore } from './settingsStore.ts';
import { layoutFor } from './settings.ts';
import { showNote } from './showNote.ts';
import { showView } from './showView.ts';
import { findView, fractionOfView, listViews } from './views.ts';

const landscape = '(orientation: landscape)';
const splitsWide = '(orientation: portrait) and (max-width: 599px)';

/** Builds the reader over the server's HTML: its state, and the few ways to change it. */
export function createReader(root: HTMLElement, options: ReaderOptions, signal: AbortSignal, start: Place): Reader {
  const episode = readEpisode(root);
  const { pages, workId } = episode;
  const layer = root.querySelector<HTMLElement>('.reader-pages') ?? root;
  const stage = root.querySelector<HTMLElement>('.reader-stage') ?? layer;
  const store = createSettingsStore(options.storage ?? null);
  const listeners: ((change: Change) => void)[] = [];
  const shiftedRuns = new Set<number>();
  const isTrue = (query: string) => matchMedia(query).matches;

  const reader: Mutable<Reader> = {
    root,
    stage,
    layer,
    end: root.querySelector<HTMLElement>('[data-reader-end]'),
    episode,
    images: createPageImages(root, episode, signal),
    options,
    signal,
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
    go,
    next,
    previous,
    showEnd: () => showEnd(),
    shift,
    chooseForWork(change) {
      reader.settings = store.changeWork(workId, change);
      arrange();
    },
    changeSettings(change) {
      reader.settings = store.change(change);
      arrange();
    },
    say: (text, way) => showNote(root, text, way),
    onChange: (listen) => void listeners.push(listen),
    moved(place) {
      reader.place = place;
      emit('place');
    },
    emit,
  };
  const scrolling = createScrollLayout(reader);

  function emit(change: Change): void {
    for (const listen of listeners) listen(change);
  }

  /** Works out layout, direction and views anew, and keeps the page. */
  function arrange(): void {
    const { settings, place } = reader;
    const chosen = settings.works[workId] ?? {};
    reader.direction = chosen.direction ?? episode.direction;
    reader.nextSide = nextSide(reader.direction);
    reader.layout = layoutFor(chosen.layout, reader.direction, isTrue(landscape));
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
    reader.savesData = settings.dataSaver === 'on' || (settings.dataSaver === 'auto' && connection?.saveData === true);
    if (chosen.shifted) shiftedRuns.add(0);
    else shiftedRuns.delete(0);
    const { layout, direction, atEnd } = reader;
    if (layout === 'scroll') reader.atEnd = false;
    else
      reader.views = listViews(pages, {
        layout,
        shiftedRuns,
        startPosition: episode.startPosition,
        splitWide: isTrue(splitsWide),
      });
    Object.assign(root.dataset, { layout, side: reader.nextSide, reading: direction, background: settings.background });
    root.style.setProperty('--strip', `${(chosen.stripWidth ?? 100) / 100}`);
    drawPlaceOfPages();
    emit('settings');
    if (layout === 'scroll') {
      scrolling.enter();
      if (atEnd) showEnd();
      else go(place.page, place.fraction);
    } else {
      scrolling.leave();
      if (!atEnd) go(place.page, place.fraction);
    }
    emit('arranged');
  }

  function go(page: number, fraction = 0): void {
    reader.place = { page: Math.min(Math.max(Math.trunc(page) || 1, 1), Math.max(pages.length, 1)), fraction };
    reader.atEnd = false;
    drawPlaceOfPages();
    if (reader.layout === 'scroll') scrolling.scrollTo(reader.place);
    else {
      const before = reader.viewIndex;
      reader.viewIndex = findView(reader.views, reader.place.page, fraction);
      showView(reader, before);
    }
    emit('place');
  }

  /** Pages in the window, or the end screen in the document. */
  function drawPlaceOfPages(): void {
    root.toggleAttribute('data-at-end', reader.atEnd);
    root.toggleAttribute('data-paged', reader.layout !== 'scroll' && !reader.atEnd);
  }

  function goToView(index: number): void {
    const view = reader.views[index];
    if (view?.[0]) go(view[0].page, fractionOfView(view));
  }

  function next(isHeldKey = false): void {
    if (reader.layout === 'scroll') return scrolling.step(1);
    if (!reader.atEnd) return reader.viewIndex + 1 < reader.views.length ? goToView(reader.viewIndex + 1) : showEnd();
    // A key held down stops at the end screen instead of running through the work.
    if (!isHeldKey && episode.nextUrl && !options.preview) location.assign(episode.nextUrl);
  }

  function previous(): void {
    if (reader.layout === 'scroll') return scrolling.step(-1);
    if (reader.atEnd) goToView(reader.views.length - 1);
    else if (reader.viewIndex > 0) goToView(reader.viewIndex - 1);
  }

  function showEnd(): void {
    const { end } = reader;
    if (!end) return;
    if (reader.layout === 'scroll') return end.scrollIntoView();
    reader.atEnd = true;
    drawPlaceOfPages();
    scrolling.scroller.scrollTop = 0;
    end.tabIndex = -1;
    end.focus({ preventScroll: true });
    emit('place');
  }

  function shift(): void {
    if (reader.layout !== 'spread') return reader.say('Shifting pairs pages in the spread layout.');
    const run = runOfPage(
      pages.map(({ wide, tall }) => ({ wide: wide || tall })),
      reader.place.page,
    );
    if (run === 0) return reader.chooseForWork({ shifted: shiftedRuns.has(0) ? undefined : true });
    if (!shiftedRuns.delete(run)) shiftedRuns.add(run);
    arrange();
  }

  for (const query of [landscape, splitsWide]) matchMedia(query).addEventListener('change', arrange, { signal });
  arrange();
  return reader;
}

type Mutable<Type> = { -readonly [Field in keyof Type]: Type[Field] };
