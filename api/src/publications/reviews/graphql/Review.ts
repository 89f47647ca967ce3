import { episodeNumbersLoader, StartPositionEnum } from '../../episodes/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { ImageRef } from '../../../media/images/index.ts';
import { ScrollDirectionEnum } from '../../works/index.ts';
import { loadReview, type ReviewNode, type ReviewPageNode } from '../loadReview.ts';
import { reviewNotesLoader } from '../loaders.ts';
import { ReviewNoteRef } from './ReviewNote.ts';

const ReviewPage = builder.objectRef<ReviewPageNode>('ReviewPage').implement({
  description: 'A page of an episode that is read through a review link.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the page.' }),
    number: t.exposeInt('position', { description: 'Place in the episode, from 1.' }),
    altText: t.exposeString('altText', { description: 'What it shows, in words; may be empty.' }),
    transcript: t.exposeString('transcript', { description: 'What is said on it; may be empty.' }),
    noSplit: t.exposeBoolean('noSplit', { description: 'Never cut in halves on phones.' }),
    image: t.field({
      type: ImageRef,
      description: 'The picture. Its URLs open for up to 15 minutes, and no longer than the link.',
      resolve: ({ image }) => image,
    }),
  }),
});

const Review = builder.objectRef<ReviewNode>('Review').implement({
  description:
    'An episode as somebody with a review link sees it, in whatever status it is. Nothing leads on from here.',
  fields: (t) => ({
    workTitle: t.exposeString('workTitle', { description: 'Title of the work.' }),
    workLanguage: t.exposeString('workLanguage', {
      description: 'The language the work is written in: a BCP 47 tag such as ja.',
    }),
    creatorName: t.exposeString('creatorName', { description: 'Who made it.' }),
    title: t.string({
      description: 'Title of the episode; may be empty.',
      resolve: ({ episode }) => episode.title,
    }),
    number: t.int({
      description: 'Place among all episodes of the work.',
      resolve: async ({ episode }, _args, context) =>
        (await episodeNumbersLoader(context).load(episode.id))?.number ?? episode.position,
    }),
    afterword: t.string({
      description: 'Words of the creator after the last page.',
      resolve: ({ episode }) => episode.afterword,
    }),
    startPosition: t.field({
      type: StartPositionEnum,
      description: 'Where page 1 sits in a spread.',
      resolve: ({ episode }) => episode.startPosition,
    }),
    scrollDirection: t.field({
      type: ScrollDirectionEnum,
      description: 'How it is read.',
      resolve: ({ scrollDirection }) => scrollDirection,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the link ends.',
      resolve: ({ link }) => link.expiresAt,
    }),
    pages: t.field({ type: [ReviewPage], description: 'All its pages.', resolve: ({ pages }) => pages }),
    notes: t.field({
      type: [ReviewNoteRef],
      description: 'What those with this very link said, oldest first.',
      resolve: async ({ link }, _args, context) => (await reviewNotesLoader(context).load(link.id)) ?? [],
    }),
  }),
});

builder.queryField('review', (t) =>
  t.field({
    type: Review,
    description:
      'The episode behind a review link that was opened with openReview. NOT_FOUND when the link is wrong, over, ended, or the episode is gone.',
    authScopes: { public: true },
    args: {
      token: t.arg.string({ required: true, description: 'The last part of the link’s URL.' }),
      key: t.arg.string({ required: true, description: 'What openReview answered.' }),
    },
    resolve: (_root, visit, context) => loadReview(context, visit),
  }),
);
