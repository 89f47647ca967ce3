import { builder, ProblemRef } from '../../../graphql/builder.ts';
import type { Outcome } from '../../../kernel/errors.ts';
import { changeEpisodeStatuses, type StatusAnswer } from '../changeEpisodeStatuses.ts';
import { episodeLoader } from '../loaders.ts';
import { EpisodeRef } from './refs.ts';

const EpisodeStatusChangeEnum = builder.enumType('EpisodeStatusChange', {
  description: 'What happens to several episodes at once.',
  values: {
    PUBLIC: { description: 'Everybody may see them from now on.' },
    SCHEDULED: { description: 'They become public at one instant, by themselves.' },
    FAN_ONLY: { description: 'Their pages are for those who watch the creator.' },
    DRAFT: { description: 'For their creator only.' },
    TRASH: { description: 'They go to the trash for 30 days.' },
    RESTORE: { description: 'They come out of the trash, into their old place and status.' },
  },
});

const EpisodeStatusAnswer = builder.objectRef<StatusAnswer>('EpisodeStatusAnswer').implement({
  description: 'What became of one of several episodes.',
  fields: (t) => ({
    id: t.id({ description: 'The episode that was named.', resolve: ({ id }) => id }),
    isChanged: t.boolean({ description: 'Whether it changed.', resolve: ({ reason }) => reason === null }),
    reason: t.field({
      type: ProblemRef,
      nullable: true,
      description: 'Why it stayed as it was; null when it changed.',
      resolve: ({ reason }) => reason,
    }),
    episode: t.field({
      type: EpisodeRef,
      nullable: true,
      description: 'The episode as it is now; null in the trash.',
      resolve: ({ id, reason }, _args, context) =>
        reason?.code === 'NOT_FOUND' ? null : episodeLoader(context).load(id),
    }),
  }),
});

const ChangeEpisodeStatusesInput = builder.inputType('ChangeEpisodeStatusesInput', {
  description: 'Episodes of one work that change together.',
  fields: (t) => ({
    workId: t.id({ required: true, description: 'The work.' }),
    ids: t.idList({ required: true, description: 'The episodes, at most 100.' }),
    change: t.field({ type: EpisodeStatusChangeEnum, required: true, description: 'What happens to them.' }),
    publishAt: t.field({ type: 'DateTime', description: 'When they come out, for SCHEDULED; up to one year ahead.' }),
  }),
});

/** What several episodes that change together are answered. */
export const defineAnswersPayload = (name: string) =>
  builder.objectRef<Outcome<StatusAnswer[]>>(name).implement({
    description: 'What became of each of the episodes.',
    fields: (t) => ({
      answers: t.field({
        type: [EpisodeStatusAnswer],
        nullable: true,
        description:
          'One answer for each episode, in the order they were named; one that stayed did not keep the others.',
        resolve: (outcome) => (outcome.ok ? outcome.value : null),
      }),
      problems: t.field({
        type: [ProblemRef],
        description: 'What has to be fixed; empty when the episodes were answered.',
        resolve: (outcome) => (outcome.ok ? [] : outcome.problems),
      }),
    }),
  });

const ChangeEpisodeStatusesPayload = defineAnswersPayload('ChangeEpisodeStatusesPayload');

builder.mutationField('changeEpisodeStatuses', (t) =>
  t.field({
    type: ChangeEpisodeStatusesPayload,
    description:
      'Gives several episodes of a work of the viewer one status, or moves them into the trash or out of it.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: ChangeEpisodeStatusesInput, required: true, description: 'Which, and what.' }) },
    resolve: async (_root, { input }, { services, actor }) =>
      changeEpisodeStatuses(services, actor, { ...input, ids: input.ids.map(String) }),
  }),
);
