import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { ContestApplicationInputRef } from '../../contestApplications/index.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { notFound } from '../../../kernel/errors.ts';
import { EpisodeInputRef, EpisodeRef, reloadEpisode, type EpisodeRecord } from '../../episodes/index.ts';
import { createWork } from '../createWork.ts';
import { deleteWork, restoreWork } from '../deleteWork.ts';
import { findWorks, type WorkRecord } from '../store/works.ts';
import { updateWork } from '../updateWork.ts';
import { CommentModeEnum, ScrollDirectionEnum } from './enums.ts';
import { WorkRef } from './refs.ts';

const WorkInput = builder.inputType('WorkInput', {
  description: 'What a creator enters about a work; absent fields stay, or take their default.',
  fields: (t) => ({
    title: t.string({ description: '1 to 100 characters.' }),
    description: t.string({ description: 'Up to 1,000 characters.' }),
    coverImageId: t.id({ description: 'A picture of the type COVER; null removes it.' }),
    coverFocusX: t.float({ description: 'Horizontal focus point of the cover, 0 to 1.' }),
    coverFocusY: t.float({ description: 'Vertical focus point of the cover, 0 to 1.' }),
    isCompleted: t.boolean({ description: 'Completed, or still going on.' }),
    isOneShot: t.boolean({ description: 'Complete in one episode.' }),
    commentIsOpen: t.boolean({ description: 'Whether comments can be written and are shown.' }),
    commentMode: t.field({ type: CommentModeEnum, description: 'Which kind of comments.' }),
    showsYawarakaText: t.boolean({ description: 'Whether readers may read delivered soft comments.' }),
    enableSurvey: t.boolean({ description: 'Whether readers are asked how they liked it.' }),
    scrollDirection: t.field({ type: ScrollDirectionEnum, description: 'How it is read.' }),
    tagTitles: t.stringList({ description: 'All tags in order, at most 10.' }),
    contestApplications: t.field({
      type: [ContestApplicationInputRef],
      description:
        'The entry forms of all open contests it is to be in; without one that stands, it is withdrawn there.',
    }),
  }),
});

/** The work after it was written. */
async function reload(context: Context, id: string): Promise<WorkRecord> {
  const work = (await findWorks(context.reader, [id])).get(id);
  if (!work) throw notFound();
  return work;
}

const workField = { type: WorkRef, description: 'The work.' } as const;

const CreateWorkPayload = definePayload<{ work: WorkRecord; episode: EpisodeRecord | null }>(
  'CreateWorkPayload',
  'The new work and its first episode.',
  {
    work: workField,
    episode: { type: EpisodeRef, description: 'The first episode, when one was given.' },
  },
);

builder.mutationField('createWork', (t) =>
  t.field({
    type: CreateWorkPayload,
    description: 'Creates a work and, when given, its first episode: both or neither.',
    authScopes: { creator: true },
    args: {
      workInput: t.arg({ type: WorkInput, required: true, description: 'The work.' }),
      episodeInput: t.arg({ type: EpisodeInputRef, description: 'Its first episode.' }),
    },
    resolve: async (_root, { workInput, episodeInput }, context) => {
      const outcome = await createWork(context.services, context.actor, workInput, episodeInput ?? null);
      if (!outcome.ok) return toPayload(outcome, () => ({ work: null as never, episode: null }));
      const { workId, episodeId } = outcome.value;
      const episode = episodeId === null ? null : await reloadEpisode(context, episodeId);
      const work = await reload(context, workId);
      return toPayload(outcome, () => ({ work, episode }));
    },
  }),
);

const UpdateWorkInput = builder.inputType('UpdateWorkInput', {
  description: 'Changes to a work.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The work.' }),
    expectedRevision: t.int({
      required: true,
      description: 'The revision that was edited; another one is a CONFLICT.',
    }),
    work: t.field({ type: WorkInput, required: true, description: 'What changes.' }),
  }),
});
const UpdateWorkPayload = definePayload<{ work: WorkRecord }>('UpdateWorkPayload', 'The changed work.', {
  work: workField,
});

builder.mutationField('updateWork', (t) =>
  t.field({
    type: UpdateWorkPayload,
    description: 'Changes a work of the viewer.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateWorkInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await updateWork(context.services, context.actor, input.id, input.expectedRevision, input.work);
      if (!outcome.ok) return toPayload(outcome, () => ({ work: null as never }));
      const work = await reload(context, input.id);
      return toPayload(outcome, () => ({ work }));
    },
  }),
);

const DeleteWorkInput = builder.inputType('DeleteWorkInput', {
  description: 'A work that goes to the trash.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The work.' }) }),
});
const DeleteWorkPayload = definePayload<{ deletedWorkId: string }>(
  'DeleteWorkPayload',
  'The id of the work in the trash.',
  {
    deletedWorkId: { type: 'ID', description: 'The work that left.' },
  },
);

builder.mutationField('deleteWork', (t) =>
  t.field({
    type: DeleteWorkPayload,
    description: 'Moves a work of the viewer to the trash for 30 days; readers lose it at once.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: DeleteWorkInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, { services, actor }) => ({
      result: { deletedWorkId: await deleteWork(services, actor, input.id) },
      problems: [],
    }),
  }),
);

const RestoreWorkInput = builder.inputType('RestoreWorkInput', {
  description: 'A work in the trash.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The work.' }) }),
});
const RestoreWorkPayload = definePayload<{ work: WorkRecord }>('RestoreWorkPayload', 'The restored work.', {
  work: workField,
});

builder.mutationField('restoreWork', (t) =>
  t.field({
    type: RestoreWorkPayload,
    description: 'Takes a work of the viewer out of the trash.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RestoreWorkInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      const work = await reload(context, await restoreWork(context.services, context.actor, input.id));
      return { result: { work }, problems: [] };
    },
  }),
);
