import { builder } from '../../graphql/builder.ts';
import { addReadingHistory, logLeavePosition, logOpenEpisode } from '../trackReading.ts';

const LogPayload = builder.objectRef<{ ok: boolean }>('LogPayload').implement({
  description: 'A note was taken.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true; a refusal is an error.' }) }),
});

const episodeID = 'The episode.';

const LogOpenEpisodeEventInput = builder.inputType('LogOpenEpisodeEventInput', {
  description: 'An episode was opened.',
  fields: (t) => ({ episodeID: t.id({ required: true, description: episodeID }) }),
});
builder.mutationField('logOpenEpisodeEvent', (t) =>
  t.field({
    type: LogPayload,
    description: 'Somebody looked at the first page for a second.',
    authScopes: { public: true },
    args: { input: t.arg({ type: LogOpenEpisodeEventInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      await logOpenEpisode(context, input.episodeID);
      return { ok: true };
    },
  }),
);

const AddReadingHistoryInput = builder.inputType('AddReadingHistoryInput', {
  description: 'An episode for the reading history.',
  fields: (t) => ({
    episodeID: t.id({ required: true, description: episodeID }),
    pageNumber: t.int({ description: 'The page that is shown, from 1.' }),
  }),
});
builder.mutationField('addReadingHistory', (t) =>
  t.field({
    type: LogPayload,
    description:
      'Puts an episode on the reading history of the account; does nothing for a visitor, whose history stays on the device.',
    authScopes: { public: true },
    args: { input: t.arg({ type: AddReadingHistoryInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      await addReadingHistory(context, input.episodeID, input.pageNumber ?? null);
      return { ok: true };
    },
  }),
);

const LogPageLeavePositionInput = builder.inputType('LogPageLeavePositionInput', {
  description: 'Where reading stopped.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Made by the client, so that a repeated call is recognised.' }),
    episodeID: t.id({ required: true, description: episodeID }),
    leavePosition: t.float({ required: true, description: '0 (start) to 1 (the last page was shown).' }),
    pageNumber: t.int({ description: 'The page, from 1.' }),
  }),
});
builder.mutationField('logPageLeavePosition', (t) =>
  t.field({
    type: LogPayload,
    description: 'Where somebody stopped reading; for an account also the place to resume.',
    authScopes: { public: true },
    args: { input: t.arg({ type: LogPageLeavePositionInput, required: true, description: 'Which and where.' }) },
    resolve: async (_root, { input }, context) => {
      await logLeavePosition(context, {
        id: input.id,
        episodeId: input.episodeID,
        leavePosition: input.leavePosition,
        pageNumber: input.pageNumber ?? null,
      });
      return { ok: true };
    },
  }),
);
