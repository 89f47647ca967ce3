import { formatEpisodeHeading } from '@komawari/ui/episodeNames';
import { formatYen } from '@komawari/ui/numbers';
import { languageOfWork } from '@komawari/ui/writtenLanguage';
import type { Language } from '../../kernel/language.ts';
import feedTexts from '../../messages/feeds.js';
import { episodePath, illustrationPath, toUrlPath, userPath, workPath } from '../../publishing/index.ts';
import type { EpisodeAnswer, IllustrationAnswer, WorkAnswer } from './documents.ts';
import type { FeedAuthor, FeedEntry } from './Feed.ts';

/** Executed in process, instants are dates; over the wire they would be texts. */
const instant = (value: Date | string | null): Date => new Date(value ?? 0);

const later = (one: Date, other: Date): Date => (one > other ? one : other);

export const authorOf = (user: { screenName: string; displayName: string }): FeedAuthor => ({
  name: user.displayName,
  path: toUrlPath(userPath(user.screenName, '')),
});

const pictureOf = (image: { url: string; altText: string } | null): FeedEntry['picture'] =>
  image && { path: image.url, altText: image.altText };

/** What stands before the pages, or else what the work is about. */
function summaryOf({ status, salesInfo }: EpisodeAnswer, work: WorkAnswer, language: Language): FeedEntry['summary'] {
  const { entries } = feedTexts[language];
  if (status === 'FAN_ONLY') return { text: entries.forFans(), language };
  if (salesInfo) return { text: entries.forSale({ price: formatYen(salesInfo.price) }), language };
  return { text: work.description, language: languageOfWork(work) };
}

/** An episode as an entry; where episodes of several works stand together, the work is named first. */
export function entryOfEpisode(
  episode: EpisodeAnswer,
  work: WorkAnswer,
  { namesWork, language }: { namesWork: boolean; language: Language },
): FeedEntry {
  const name = formatEpisodeHeading(episode);
  const published = instant(episode.publishedAt);
  return {
    path: episodePath(episode.id),
    title: namesWork ? `${work.title} ${name}` : name,
    summary: summaryOf(episode, work, language),
    published,
    updated: later(published, instant(episode.updatedAt)),
    author: authorOf(work.user),
    tags: work.tags.map(({ title }) => title),
    isMature: work.rating === 'MATURE',
    picture: pictureOf(episode.thumbnailImage ?? work.coverImage),
  };
}

/** A work as an entry, updated whenever an episode comes out. */
export function entryOfWork(work: WorkAnswer, rank: number | null = null): FeedEntry {
  const published = instant(work.firstPublishedAt);
  return {
    path: workPath(work.id),
    title: rank === null ? work.title : `${rank}. ${work.title}`,
    summary: { text: work.description, language: languageOfWork(work) },
    published,
    updated: later(published, instant(work.lastUpdatedAt)),
    author: authorOf(work.user),
    tags: work.tags.map(({ title }) => title),
    isMature: work.rating === 'MATURE',
    picture: pictureOf(work.coverImage),
  };
}

/** An illustration as an entry. */
export function entryOfIllustration(illustration: IllustrationAnswer): FeedEntry {
  const published = instant(illustration.publishedAt);
  return {
    path: illustrationPath(illustration.id),
    title: illustration.title,
    summary: { text: illustration.description, language: languageOfWork(illustration.work) },
    published,
    updated: published,
    author: authorOf(illustration.user),
    tags: [],
    isMature: illustration.work && illustration.work.rating === 'MATURE',
    picture: illustration.isGated ? null : pictureOf(illustration.firstImage),
  };
}

/** The latest change among entries; without any, the beginning of time, which no reader takes for news. */
export const latestOf = (entries: readonly FeedEntry[]): Date =>
  entries.reduce((latest, { updated }) => later(latest, updated), new Date(0));
