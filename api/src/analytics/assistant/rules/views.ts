import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import { formatDayOfWeek, hourInTokyo } from '@komawari/ui/dates';
import type { Language } from '../../../kernel/language.ts';
import { medianOf } from '../../figures/index.ts';
import type { Found } from '../Finding.ts';
import { besideOf, nameOf, sideOf, type Numbers } from '../Numbers.ts';
import { figuresOf, name, nameIn, say } from '../sentence.ts';

const { count } = figuresOf('VIEWS');
const WEEK = 7;
/** Releases of one kind that are more than a coincidence. */
const FEWEST_RELEASES = 3;
/** A day is told once it has so many times the views of an ordinary one. */
const PEAK = 2;
/** How far releases of one kind have to be above the others. */
const CLEARLY = 1.2;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What stands out in the views. */
export const views = (numbers: Numbers): (Found | null)[] => [
  peak(numbers),
  lastWeek(numbers),
  weekday(numbers),
  hour(numbers),
  beside(numbers),
];

function peak({ days, figures: { episodes } }: Numbers): Found | null {
  const closed = days.filter(({ isClosed }) => isClosed);
  const ordinary = medianOf(closed.map((day) => day.views));
  const best = closed.reduce((most, day) => (day.views > most.views ? day : most), { day: '', views: 0 });
  if (closed.length < 2 * WEEK || ordinary === null || best.views < FEWEST_READERS || best.views < PEAK * ordinary)
    return null;
  const out = episodes.filter(({ episode }) => episode.publishedOn === best.day).at(-1);
  return {
    rule: 'views-peak',
    subject: best.day,
    sentence: say((t) => (out ? t.views.peakOfRelease() : t.views.peak()), {
      views: count(best.views),
      day: name(formatDayOfWeek(`${best.day}T12:00:00+09:00`)),
      ordinary: count(Math.round(ordinary)),
      ...(out && { episode: nameOf(out.episode) }),
    }),
  };
}

function lastWeek({ days, figures: { range } }: Numbers): Found | null {
  const closed = days.filter(({ isClosed }) => isClosed).map((day) => day.views);
  if (range !== 'ALL_TIME' || closed.length < 2 * WEEK) return null;
  const [before, last] = [sum(closed.slice(-2 * WEEK, -WEEK)), sum(closed.slice(-WEEK))];
  if (before < FEWEST_READERS || last < FEWEST_READERS) return null;
  return {
    rule: 'views-week',
    subject: last > before ? 'more' : last < before ? 'fewer' : 'same',
    sentence: say((t) => t.views.week(), { last: count(last), before: count(before) }),
  };
}

/** Views of a release: the work's, on its day and the two after it. */
interface Release {
  kind: string;
  at: Date;
  views: number;
}

/** Releases whose first days are over, by something about their moment. */
function releasesBy({ days, figures: { episodes, range } }: Numbers, kindOf: (at: Date) => string): Release[] {
  if (range !== 'ALL_TIME') return [];
  const places = new Map(days.map(({ day }, place) => [day, place]));
  return episodes.flatMap(({ episode: { publishedOn, publishedAt } }) => {
    const place = places.get(publishedOn);
    const first = place === undefined ? [] : days.slice(place, place + 3);
    const isOver = first.length === 3 && first.every(({ isClosed }) => isClosed);
    return isOver ? [{ kind: kindOf(publishedAt), at: publishedAt, views: sum(first.map((day) => day.views)) }] : [];
  });
}

/** The kind of release that had clearly more views than the others; null where none has, or there are too few of either. */
function bestKind(releases: readonly Release[]) {
  const kinds = [...Map.groupBy(releases, ({ kind }) => kind)].flatMap(([kind, own]) => {
    const others = releases.filter((release) => release.kind !== kind);
    const [value, rest] = [medianOf(own.map((one) => one.views)), medianOf(others.map((one) => one.views))];
    const isEnough = own.length >= FEWEST_RELEASES && others.length >= FEWEST_RELEASES;
    const [first] = own;
    return isEnough && first && value !== null && rest !== null
      ? [{ kind, at: first.at, value, rest, releases: own.length }]
      : [];
  });
  const best = kinds.toSorted((a, b) => b.value - a.value)[0];
  return best && best.rest >= FEWEST_READERS && best.value >= best.rest * CLEARLY ? best : null;
}

const weekdayOf = (at: Date, language: Language): string =>
  at.toLocaleDateString(language, { weekday: 'long', timeZone: 'Asia/Tokyo' });

/** What releases of one kind had, and the others. */
const piecesOf = ({ value, rest, releases }: { value: number; rest: number; releases: number }) => ({
  views: count(Math.round(value)),
  episodes: count(releases),
  rest: count(Math.round(rest)),
});

function weekday(numbers: Numbers): Found | null {
  const best = bestKind(releasesBy(numbers, (at) => weekdayOf(at, 'en')));
  if (!best) return null;
  return {
    rule: 'views-weekday',
    subject: best.kind,
    sentence: say((t) => t.views.weekday(), {
      weekday: nameIn((_names, language) => weekdayOf(best.at, language)),
      ...piecesOf(best),
    }),
  };
}

function hour(numbers: Numbers): Found | null {
  const best = bestKind(releasesBy(numbers, (at) => `${hourInTokyo(at)}:00`));
  if (!best) return null;
  return {
    rule: 'views-hour',
    subject: best.kind,
    sentence: say((t) => t.views.hour(), {
      hour: nameIn((names) => names.hour({ hour: String(hourInTokyo(best.at)) })),
      ...piecesOf(best),
    }),
  };
}

function beside({ figures, compared }: Numbers): Found | null {
  const other = besideOf(compared, 'VIEWS');
  if (!other) return null;
  return {
    rule: 'views-beside',
    subject: sideOf(compared, figures.views, other.value),
    sentence: say((t) => t.views.beside(), {
      own: count(figures.views),
      who: other.who,
      other: count(Math.round(other.value)),
    }),
  };
}
