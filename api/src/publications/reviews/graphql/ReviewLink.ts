import { EpisodeRef } from '../../episodes/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { reviewLinksLoader, reviewNotesLoader } from '../loaders.ts';
import { canManageReviews } from '../policy.ts';
import type { ReviewLinkRecord } from '../store/reviewLinks.ts';
import { ReviewNoteRef } from './ReviewNote.ts';

export const ReviewLinkRef = builder.objectRef<ReviewLinkRecord>('ReviewLink').implement({
  description: 'A private link to an episode, as its creator sees it. Its URL is shown once, when it is made.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the link; it opens nothing.' }),
    name: t.exposeString('name', { description: 'For whom it was made; those with the link never read it.' }),
    hasPassword: t.exposeBoolean('hasPassword', { description: 'Whether it asks for a password.' }),
    isOpen: t.boolean({
      description: 'Whether it neither ended by itself nor was ended.',
      resolve: ({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > new Date(),
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends by itself.' }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the creator ended it; null when they did not.',
    }),
    openedCount: t.exposeInt('openedCount', {
      description: 'How often it was opened by others than the creator; going on reading does not count.',
    }),
    lastOpenedAt: t.expose('lastOpenedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was opened last; null when it never was.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    notes: t.field({
      type: [ReviewNoteRef],
      description: 'What those with the link said, oldest first; up to 500.',
      resolve: async ({ id }, _args, context) => (await reviewNotesLoader(context).load(id)) ?? [],
    }),
  }),
});

builder.objectField(EpisodeRef, 'reviewLinks', (t) =>
  t.field({
    type: [ReviewLinkRef],
    description: 'The latest 50 review links, newest first; for its creator only.',
    resolve: async (episode, _args, context) =>
      canManageReviews(context.actor, episode) ? ((await reviewLinksLoader(context).load(episode.id)) ?? []) : [],
  }),
);
