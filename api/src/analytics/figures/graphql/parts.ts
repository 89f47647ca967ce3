import { builder } from '../../../graphql/builder.ts';
import { EpisodeRef } from '../../../publications/episodes/index.ts';
import type { SurveyInterest } from '../../../readers/surveys/index.ts';
import { listDaysOf, type DayOfWork } from '../listDaysOf.ts';
import { funShareOf, perHundred } from '../measures.ts';
import { shareOf, shownEpisodes, sumOf, type EpisodeFigures, type Figures } from '../readFigures.ts';
import { definition } from './definition.ts';
import { loadListedEpisode } from './loadEpisode.ts';

/** How often an answer was given, as far as it is told. */
const answers = (name: keyof SurveyInterest, description: string) => ({
  nullable: true as const,
  description: `${description} Null of fewer than five answers in all.`,
  resolve: ({ interest }: Pick<Figures, 'interest'>) => interest?.[name] ?? null,
});

export const AnalyticsEpisode = builder.objectRef<EpisodeFigures>('AnalyticsEpisode').implement({
  description: 'What was counted of an episode in the range.',
  fields: (t) => ({
    episode: t.field({
      type: EpisodeRef,
      description: 'The episode.',
      resolve: ({ episode }, _args, context) => loadListedEpisode(context, episode.id),
    }),
    number: t.int({
      description: 'Its place among the episodes that are out, from 1.',
      resolve: ({ episode }) => episode.number,
    }),
    publishedAt: t.field({
      type: 'DateTime',
      description: 'When it came out.',
      resolve: ({ episode }) => episode.publishedAt,
    }),
    views: t.exposeInt('views', { description: 'Views.' }),
    people: t.exposeInt('people', { description: 'People of each day, added up.' }),
    likes: t.exposeInt('likes', { description: 'Likes.' }),
    comments: t.exposeInt('comments', { description: 'Comments.' }),
    shares: t.exposeInt('shares', { description: 'How often somebody pressed a share button.' }),
    finishers: t.exposeInt('finishers', { description: 'People who came to the last page, of each day, added up.' }),
    completeRate: t.float({
      nullable: true,
      description: 'Finishers of people, 0 to 1; null without people.',
      resolve: ({ finishers, people }) => shareOf(finishers, people),
    }),
    likesPerHundred: t.float({
      nullable: true,
      description: 'Likes per 100 people; null without people.',
      resolve: ({ likes, people }) => perHundred(likes, people),
    }),
    commentsPerHundred: t.float({
      nullable: true,
      description: 'Comments per 100 people; null without people.',
      resolve: ({ comments, people }) => perHundred(comments, people),
    }),
    fun: t.int(answers('fun', 'Answers: it was fun.')),
    normal: t.int(answers('normal', 'Answers: it was as usual.')),
    noFun: t.int(answers('noFun', 'Answers: it was no fun.')),
  }),
});

const AnalyticsDay = builder.objectRef<DayOfWork>('AnalyticsDay').implement({
  description: 'A day in Tokyo.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Such as 2026-10-09.' }),
    views: t.exposeInt('views', { description: 'Views.' }),
    people: t.exposeInt('people', { description: 'People.' }),
    isClosed: t.exposeBoolean('isClosed', { description: 'Whether the day is over and counted whole.' }),
  }),
});

const episodesField = {
  type: [AnalyticsEpisode] as [typeof AnalyticsEpisode],
  description: 'By episode, in reading order.',
  resolve: shownEpisodes,
};

export const AnalyticsViewCounts = builder.objectRef<Figures>('AnalyticsViewCounts').implement({
  description: 'Views of a work.',
  fields: (t) => ({
    definition: t.string(definition('viewCounts')),
    total: t.exposeInt('views', { description: 'Views of all episodes.' }),
    people: t.exposeInt('readers', {
      description: 'People who read the work, of each day, added up. FIRST_THREE_DAYS: those of the episode with most.',
    }),
    days: t.field({
      type: [AnalyticsDay],
      description:
        'By day, also days without a view. ALL_TIME: since the first episode, at most 366 days. FIRST_THREE_DAYS: of the latest episode.',
      resolve: (figures, _args, context) => listDaysOf(context, figures),
    }),
    episodes: t.field(episodesField),
  }),
});

export const AnalyticsReactions = builder.objectRef<Figures>('AnalyticsReactions').implement({
  description: 'What readers gave.',
  fields: (t) => ({
    definition: t.string(definition('reactions')),
    views: t.exposeInt('views', { description: 'Views of all episodes.' }),
    likes: t.int({ description: 'Likes of all episodes.', resolve: ({ episodes }) => sumOf(episodes, 'likes') }),
    comments: t.int({
      description: 'Comments on all episodes.',
      resolve: ({ episodes }) => sumOf(episodes, 'comments'),
    }),
    shares: t.int({
      description: 'How often somebody pressed a share button.',
      resolve: ({ episodes }) => sumOf(episodes, 'shares'),
    }),
    bookmarks: t.exposeInt('bookmarks', { description: 'Bookmarks of the work that were set in the range.' }),
    episodes: t.field(episodesField),
  }),
});

export const AnalyticsCompleteReading = builder.objectRef<Figures>('AnalyticsCompleteReading').implement({
  description: 'How many come to the end of an episode.',
  fields: (t) => ({
    definition: t.string(definition('completeReading')),
    rate: t.float({
      nullable: true,
      description: 'Of all episodes together, 0 to 1; null without people.',
      resolve: ({ episodes }) => shareOf(sumOf(episodes, 'finishers'), sumOf(episodes, 'people')),
    }),
    finishers: t.int({
      description: 'People who came to the end.',
      resolve: ({ episodes }) => sumOf(episodes, 'finishers'),
    }),
    people: t.int({ description: 'People who opened one.', resolve: ({ episodes }) => sumOf(episodes, 'people') }),
    episodes: t.field(episodesField),
  }),
});

export const AnalyticsSurveyInterest = builder.objectRef<Figures>('AnalyticsSurveyInterest').implement({
  description: 'How readers liked the episodes.',
  fields: (t) => ({
    definition: t.string(definition('surveyInterest')),
    fun: t.int(answers('fun', 'It was fun.')),
    normal: t.int(answers('normal', 'It was as usual.')),
    noFun: t.int(answers('noFun', 'It was no fun.')),
    funRate: t.float({
      nullable: true,
      description: 'Fun of all answers, 0 to 1; null of fewer than five.',
      resolve: funShareOf,
    }),
    episodes: t.field(episodesField),
  }),
});
