import { FEWEST_READERS } from '@komawari/ui/readerFigures';
import { builder } from '../../../graphql/builder.ts';
import { WorkRef } from '../../../publications/works/index.ts';
import { loadReaderFacts } from '../loadReaderFacts.ts';
import { shownEpisodes, type Figures } from '../readFigures.ts';
import { describeShareImage } from '../shareImage.ts';
import { toSources } from '../sources.ts';
import { AnalyticsRange } from './enums.ts';
import {
  AnalyticsCompleteReading,
  AnalyticsEpisode,
  AnalyticsReactions,
  AnalyticsSurveyInterest,
  AnalyticsViewCounts,
} from './parts.ts';
import { AnalyticsReaderActions, AnalyticsReaderAttributes, AnalyticsReferrer } from './readers.ts';
import { AnalyticsReaderRetention } from './retention.ts';
import { ShareImageDataRef } from './shareImage.ts';

/** The type `AnalyticsData`: the eight items of analytics. */
export const AnalyticsData = builder.objectRef<Figures>('AnalyticsData').implement({
  description:
    'What is known of the readers of a work in a range. Crawlers, the creator, staff, and blocked and deleted accounts are in no number.',
  fields: (t) => ({
    work: t.field({ type: WorkRef, description: 'The work.', resolve: ({ work }) => work }),
    range: t.expose('range', { type: AnalyticsRange, description: 'The range.' }),
    countedUntil: t.field({
      type: 'DateTime',
      description: 'Everything until then is counted.',
      resolve: ({ progress }) => progress.countedUntil,
    }),
    closedThrough: t.string({
      nullable: true,
      description: 'The last day in Tokyo that is over and counted whole; null before the first.',
      resolve: ({ progress }) => progress.closedThrough,
    }),
    readers: t.exposeInt('readers', { description: 'People who read the work, of each day, added up.' }),
    hasFewReaders: t.boolean({
      description: 'Whether there are fewer than thirty: then nothing is compared, and rates say little.',
      resolve: ({ readers }) => readers < FEWEST_READERS,
    }),
    episodeCount: t.int({ description: 'Episodes that are out.', resolve: ({ episodes }) => episodes.length }),
    episodes: t.field({
      type: [AnalyticsEpisode],
      description: 'The episodes that were asked for, in reading order.',
      resolve: shownEpisodes,
    }),
    viewCounts: t.field({ type: AnalyticsViewCounts, description: 'Views.', resolve: (figures) => figures }),
    reactions: t.field({ type: AnalyticsReactions, description: 'Reactions.', resolve: (figures) => figures }),
    readerRetention: t.field({
      type: AnalyticsReaderRetention,
      description: 'How many readers stay, from episode to episode and page by page.',
      resolve: (figures) => figures,
    }),
    completeReading: t.field({
      type: AnalyticsCompleteReading,
      description: 'How many come to the end.',
      resolve: (figures) => figures,
    }),
    surveyInterest: t.field({
      type: AnalyticsSurveyInterest,
      description: 'How readers liked the episodes.',
      resolve: (figures) => figures,
    }),
    referrers: t.field({
      type: [AnalyticsReferrer],
      description: 'Where readers came from, the most first.',
      resolve: ({ sources }) => toSources(sources),
    }),
    readerAttributes: t.field({
      type: AnalyticsReaderAttributes,
      description: 'Who the registered readers are, over all time.',
      resolve: ({ work }, _args, context) => loadReaderFacts(context, work.id),
    }),
    readerActions: t.field({
      type: AnalyticsReaderActions,
      description: 'What registered readers did after reading, over all time.',
      resolve: ({ work }, _args, context) => loadReaderFacts(context, work.id),
    }),
    shareImageSummary: t.field({
      type: ShareImageDataRef,
      description: 'What a share image says, with a good choice of numbers.',
      resolve: (figures) => describeShareImage(figures),
    }),
  }),
});
