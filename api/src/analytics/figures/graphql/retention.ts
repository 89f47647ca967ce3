import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import type { EpisodeFigures, Figures } from '../readFigures.ts';
import { pagesOf, stepsOf, worstPageOf, type EpisodeStep, type PageStep } from '../retention.ts';
import { definition } from './definition.ts';
import { loadListedEpisode } from './loadEpisode.ts';
import { AnalyticsEpisode } from './parts.ts';

const AnalyticsEpisodeStep = builder.objectRef<EpisodeStep>('AnalyticsEpisodeStep').implement({
  description: 'Readers of an episode beside those of others.',
  fields: (t) => ({
    episode: t.field({ type: AnalyticsEpisode, description: 'The episode.', resolve: ({ figures }) => figures }),
    goOn: t.exposeFloat('goOn', {
      nullable: true,
      description: 'Beside those of the episode before, 0 to 1; null for the first.',
    }),
    reaches: t.exposeFloat('reaches', {
      nullable: true,
      description: 'Beside those of the first episode, 0 to 1; null where nobody read that one.',
    }),
    isYoung: t.exposeBoolean('isYoung', {
      description: 'Whether it came out less than 7 days ago and still fills up.',
    }),
  }),
});

const AnalyticsPageStep = builder.objectRef<PageStep>('AnalyticsPageStep').implement({
  description: 'A page of an episode.',
  fields: (t) => ({
    pageNumber: t.exposeInt('pageNumber', { description: 'From 1.' }),
    stops: t.exposeInt('stops', { description: 'Openings that ended here.' }),
    reached: t.exposeInt('reached', { description: 'Openings that came at least to here.' }),
    share: t.exposeFloat('share', {
      nullable: true,
      description: 'Reached of all openings, 0 to 1; null without any.',
    }),
  }),
});

const AnalyticsPageRetention = builder.objectRef<EpisodeFigures>('AnalyticsPageRetention').implement({
  description: 'Where readers of an episode stop.',
  fields: (t) => ({
    definition: t.string(definition('pageRetention')),
    episode: t.field({
      type: EpisodeRef,
      description: 'The episode; its pages have the pictures.',
      resolve: ({ episode }, _args, context) => loadListedEpisode(context, episode.id),
    }),
    openings: t.int({
      description: 'Openings of which it is known where they ended.',
      resolve: ({ stops }) => [...stops.values()].reduce((sum, count) => sum + count, 0),
    }),
    pages: t.field({ type: [AnalyticsPageStep], description: 'Page by page.', resolve: (figures) => pagesOf(figures) }),
    worstPage: t.field({
      type: AnalyticsPageStep,
      nullable: true,
      description: 'The page before the last one at which most readers stop; null where nobody does.',
      resolve: (figures) => worstPageOf(pagesOf(figures)),
    }),
  }),
});

export const AnalyticsReaderRetention = builder.objectRef<Figures>('AnalyticsReaderRetention').implement({
  description: 'How many readers stay.',
  fields: (t) => ({
    definition: t.string(definition('readerRetention')),
    episodes: t.field({
      type: [AnalyticsEpisodeStep],
      description: 'From episode to episode, in reading order.',
      resolve: ({ episodes, shown }) => stepsOf(episodes).slice(episodes.length - shown),
    }),
    pages: t.field({
      type: AnalyticsPageRetention,
      nullable: true,
      description: 'Within an episode, page by page; null where no such episode of the work is out.',
      args: { episodeId: t.arg.id({ description: 'Which one; left out: the latest.' }) },
      resolve: ({ episodes }, { episodeId }) =>
        (episodeId == null ? episodes.at(-1) : episodes.find(({ episode }) => episode.id === episodeId)) ?? null,
    }),
  }),
});
