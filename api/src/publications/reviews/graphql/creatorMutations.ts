import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { createReviewLink, type ReviewPeriod } from '../createReviewLink.ts';
import { answerReviewNote, deleteReviewNote, finishReviewNote } from '../manageReviewNote.ts';
import { revokeReviewLink } from '../revokeReviewLink.ts';
import type { ReviewLinkRecord } from '../store/reviewLinks.ts';
import type { ReviewNoteRecord } from '../store/reviewNotes.ts';
import { ReviewLinkRef } from './ReviewLink.ts';
import { ReviewNoteRef } from './ReviewNote.ts';

const ReviewPeriodEnum = builder.enumType('ReviewPeriod', {
  description: 'How long a review link opens.',
  values: {
    ONE_DAY: { description: '24 hours.' },
    SEVEN_DAYS: { description: '7 days.' },
    THIRTY_DAYS: { description: '30 days.' },
  } satisfies Record<ReviewPeriod, object>,
});
const CreateReviewLinkInput = builder.inputType('CreateReviewLinkInput', {
  description: 'A private link to an episode.',
  fields: (t) => ({
    episodeId: t.id({ required: true, description: 'An episode of the viewer, in any status.' }),
    name: t.string({ required: true, description: 'For whom it is, 1 to 50 characters; read by the viewer only.' }),
    period: t.field({ type: ReviewPeriodEnum, required: true, description: 'How long it opens.' }),
    password: t.string({ description: '8 to 128 characters; without it the URL alone opens it.' }),
  }),
});
const CreateReviewLinkPayload = definePayload<{ link: ReviewLinkRecord; address: string }>(
  'CreateReviewLinkPayload',
  'The new link.',
  {
    link: { type: ReviewLinkRef, description: 'As it stands in the list.' },
    address: { type: 'String', description: 'The whole URL. It is shown this once; only its hash is kept.' },
  },
);

const RevokeReviewLinkInput = builder.inputType('RevokeReviewLinkInput', {
  description: 'A link that ends.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Which.' }) }),
});
const RevokeReviewLinkPayload = definePayload<{ link: ReviewLinkRecord }>(
  'RevokeReviewLinkPayload',
  'The ended link.',
  {
    link: { type: ReviewLinkRef, description: 'As it stands now.' },
  },
);

const AnswerReviewNoteInput = builder.inputType('AnswerReviewNoteInput', {
  description: 'An answer to a note.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The note.' }),
    answer: t.string({ required: true, description: 'Up to 1,000 characters; an empty one takes the answer back.' }),
  }),
});
const FinishReviewNoteInput = builder.inputType('FinishReviewNoteInput', {
  description: 'Whether a note is done.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The note.' }),
    isDone: t.boolean({ required: true, description: 'False opens it again.' }),
  }),
});
const ReviewNotePayload = definePayload<{ note: ReviewNoteRecord }>('ReviewNotePayload', 'The note as it is now.', {
  note: { type: ReviewNoteRef, description: 'The note.' },
});

const DeleteReviewNoteInput = builder.inputType('DeleteReviewNoteInput', {
  description: 'A note that goes.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The note.' }) }),
});
const DeleteReviewNotePayload = definePayload<{ deletedNoteId: string }>('DeleteReviewNotePayload', 'What went.', {
  deletedNoteId: { type: 'ID', description: 'The note that went.' },
});

builder.mutationFields((t) => ({
  createReviewLink: t.field({
    type: CreateReviewLinkPayload,
    description: 'Makes a private link that shows an episode to whoever has it.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: CreateReviewLinkInput, required: true, description: 'To what, and for how long.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await createReviewLink(context, { ...input, password: input.password || null }), (made) => made),
  }),
  revokeReviewLink: t.field({
    type: RevokeReviewLinkPayload,
    description: 'Ends a link at once. Its notes stay.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RevokeReviewLinkInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { link: await revokeReviewLink(context, input.id) },
      problems: [],
    }),
  }),
  answerReviewNote: t.field({
    type: ReviewNotePayload,
    description: 'Answers a note, for everybody with its link.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: AnswerReviewNoteInput, required: true, description: 'Which, and what.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await answerReviewNote(context, input), (note) => ({ note })),
  }),
  finishReviewNote: t.field({
    type: ReviewNotePayload,
    description: 'Marks a note as done, or as open again.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: FinishReviewNoteInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { note: await finishReviewNote(context, input) },
      problems: [],
    }),
  }),
  deleteReviewNote: t.field({
    type: DeleteReviewNotePayload,
    description: 'Deletes a note for good.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: DeleteReviewNoteInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => ({
      result: { deletedNoteId: await deleteReviewNote(context, input.id) },
      problems: [],
    }),
  }),
}));
