import type { AskAsGuest } from '../../graphql/AskAsGuest.ts';
import type { Language } from '../../kernel/language.ts';
import feedTexts from '../../messages/feeds.js';
import { tagPath, toUrlPath, userPath, workPath } from '../../publishing/index.ts';
import {
  FEED_OF_CREATOR,
  FEED_OF_NEW_WORKS,
  FEED_OF_RANKING,
  FEED_OF_TAG,
  FEED_OF_WORK,
  type EpisodeAnswer,
  type IllustrationAnswer,
  type WorkAnswer,
} from './documents.ts';
import { authorOf, entryOfEpisode, entryOfIllustration, entryOfWork, latestOf } from './entries.ts';
import type { Feed } from './Feed.ts';

/** A kind of feed: the page it belongs to as a route, and how it is read, worded in a language. Null when a guest finds nothing there. */
export interface FeedSource {
  route: string;
  read(ask: AskAsGuest, params: Record<string, string>, language: Language): Promise<Feed | null>;
}

type TimelineItem =
  | { __typename: 'EpisodeTimelineItem'; episode: EpisodeAnswer & { work: WorkAnswer } }
  | { __typename: 'IllustrationTimelineItem'; illustration: IllustrationAnswer };

const ofWork: FeedSource = {
  route: '/works/:id',
  async read(ask, { id }, language) {
    type Data = { work: WorkAnswer & { episodes: { nodes: EpisodeAnswer[] } } };
    const work = (await ask<Data>(FEED_OF_WORK, { id }))?.work;
    if (!work) return null;
    const entries = work.episodes.nodes.map((episode) => entryOfEpisode(episode, work, { namesWork: false, language }));
    const { title, description: subtitle } = work;
    return {
      title,
      subtitle,
      path: workPath(work.id),
      author: authorOf(work.user),
      updated: latestOf(entries),
      entries,
    };
  },
};

const ofCreator: FeedSource = {
  route: '/@:screenName',
  async read(ask, { screenName }, language) {
    type Data = {
      user: {
        screenName: string;
        displayName: string;
        site: { description: string; timeline: { nodes: TimelineItem[] } };
      };
    };
    const user = (await ask<Data>(FEED_OF_CREATOR, { screenName }))?.user;
    if (!user) return null;
    const entries = user.site.timeline.nodes.map((item) =>
      item.__typename === 'EpisodeTimelineItem'
        ? entryOfEpisode(item.episode, item.episode.work, { namesWork: true, language })
        : entryOfIllustration(item.illustration),
    );
    return {
      title: user.displayName,
      subtitle: user.site.description,
      path: toUrlPath(userPath(user.screenName, '')),
      author: authorOf(user),
      updated: latestOf(entries),
      entries,
    };
  },
};

const ofTag: FeedSource = {
  route: '/tags/:title',
  async read(ask, { title }) {
    type Data = { tag: { title: string; works: { nodes: WorkAnswer[] } } };
    const tag = (await ask<Data>(FEED_OF_TAG, { title: title?.normalize('NFC') }))?.tag;
    if (!tag) return null;
    const entries = tag.works.nodes.map((work) => entryOfWork(work));
    const path = toUrlPath(tagPath(tag.title));
    return { title: `#${tag.title}`, subtitle: '', path, author: null, updated: latestOf(entries), entries };
  },
};

const ofNewWorks: FeedSource = {
  route: '/new_works',
  async read(ask, _params, language) {
    const data = await ask<{ newWorks: { nodes: WorkAnswer[] } }>(FEED_OF_NEW_WORKS);
    const entries = (data?.newWorks.nodes ?? []).map((work) => entryOfWork(work));
    const title = feedTexts[language].titles.newWorks();
    return { title, subtitle: '', path: '/new_works', author: null, updated: latestOf(entries), entries };
  },
};

const ofRanking = (period: 'daily' | 'weekly' | 'monthly' | 'total'): FeedSource => ({
  route: `/rankings/${period}`,
  async read(ask, _params, language) {
    type Data = { ranking: { computedAt: Date | null; entries: { rank: number; work: WorkAnswer }[] } };
    const data = await ask<Data>(FEED_OF_RANKING, { period: period.toUpperCase() });
    const entries = (data?.ranking.entries ?? []).map(({ rank, work }) => entryOfWork(work, rank));
    const title = feedTexts[language].titles.ranking({ period });
    const updated = new Date(Math.max(latestOf(entries).getTime(), new Date(data?.ranking.computedAt ?? 0).getTime()));
    return { title, subtitle: '', path: `/rankings/${period}`, author: null, updated, entries };
  },
});

/** Every kind of feed. */
export const feedSources: readonly FeedSource[] = [
  ofWork,
  ofCreator,
  ofTag,
  ofNewWorks,
  ...(['daily', 'weekly', 'monthly', 'total'] as const).map(ofRanking),
];
