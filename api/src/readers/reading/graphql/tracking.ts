import { builder } from '../../../graphql/builder.ts';
import { clearReadingHistories, migrateReadingHistory } from '../keepHistory.ts';
import {
  addReadingHistory,
  logLeavePosition,
  logOpenEpisode,
  logReferrer,
  logShare,
  SHARE_SERVICES,
} from '../trackReading.ts';

const LogPayload = builder.objectRef<{ ok: boolean }>('LogPayload').implement({
  description: 'A note was taken.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true; a refusal is an error.' }) }),
});

const episodeID = 'The episode.';
const eventId = 'Made by the client, so that a repeated call is recognised.';

const happenedAt =
  'When it happened, where it could not be told at once; up to 30 days ago. What was read elsewhere since stands.';

const LogOpenEpisodeEventInput = builder.inputType('LogOpenEpisodeEventInput', {
  description: 'An episode was opened.',
  fields: (t) => ({
    episodeID: t.id({ required: true, description: episodeID }),
    id: t.id({ description: eventId }),
  }),
});
builder.mutationField('logOpenEpisodeEvent', (t) =>
  t.field({
    type: LogPayload,
    description: 'Somebody looked at the first page for a second.',
    authScopes: { public: true },
    args: { input: t.arg({ type: LogOpenEpisodeEventInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      await logOpenEpisode(context, input.episodeID, input.id ?? null);
      return { ok: true };
    },
  }),
);

const AddReadingHistoryInput = builder.inputType('AddReadingHistoryInput', {
  description: 'An episode for the reading history.',
  fields: (t) => ({
    episodeID: t.id({ required: true, description: episodeID }),
    pageNumber: t.int({ description: 'The page that is shown, from 1.' }),
    isCompleted: t.boolean({ description: 'Whether the last page this reader may see was shown.' }),
    id: t.id({ description: eventId }),
    happenedAt: t.field({ type: 'DateTime', description: happenedAt }),
  }),
});
builder.mutationField('addReadingHistory', (t) =>
  t.field({
    type: LogPayload,
    description:
      'Puts an episode on the reading history of the account (a visitor keeps it on the device), and counts a completed reading.',
    authScopes: { public: true },
    args: { input: t.arg({ type: AddReadingHistoryInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      await addReadingHistory(context, {
        episodeId: input.episodeID,
        pageNumber: input.pageNumber ?? null,
        isCompleted: input.isCompleted ?? false,
        id: input.id ?? null,
        happenedAt: input.happenedAt ?? null,
      });
      return { ok: true };
    },
  }),
);

const LogPageLeavePositionInput = builder.inputType('LogPageLeavePositionInput', {
  description: 'Where reading stopped.',
  fields: (t) => ({
    id: t.id({ required: true, description: eventId }),
    episodeID: t.id({ required: true, description: episodeID }),
    leavePosition: t.float({ required: true, description: '0 (start) to 1 (the last page was shown).' }),
    pageNumber: t.int({ description: 'The page, from 1.' }),
    happenedAt: t.field({ type: 'DateTime', description: happenedAt }),
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
        happenedAt: input.happenedAt ?? null,
      });
      return { ok: true };
    },
  }),
);

const LogReferrerInput = builder.inputType('LogReferrerInput', {
  description: 'Where a reader came from: to an episode, or to the page of a work.',
  fields: (t) => ({
    episodeID: t.id({ description: episodeID }),
    workID: t.id({ description: 'The work, when its page was entered.' }),
    referrer: t.string({ description: 'The URL as the browser has it; only its host is kept.' }),
    utmSource: t.string({ description: 'utm_source of the URL that was entered.' }),
    utmContent: t.string({ description: 'utm_content.' }),
    utmCampaign: t.string({ description: 'utm_campaign.' }),
    id: t.id({ description: eventId }),
  }),
});
builder.mutationField('logReferrer', (t) =>
  t.field({
    type: LogPayload,
    description: 'Where a reader came from; once for each person in 30 minutes.',
    authScopes: { public: true },
    args: { input: t.arg({ type: LogReferrerInput, required: true, description: 'From where to what.' }) },
    resolve: async (_root, { input }, context) => {
      const { episodeID: episodeId, workID: workId, id, ...referral } = input;
      await logReferrer(context, { episodeId, workId, id: id ?? null, ...referral });
      return { ok: true };
    },
  }),
);

const ShareServiceEnum = builder.enumType('ShareService', {
  description: 'What an episode is shared with. SYSTEM is the share sheet of the device.',
  values: SHARE_SERVICES,
});
const LogEpisodeSharedButtonClickedInput = builder.inputType('LogEpisodeSharedButtonClickedInput', {
  description: 'A share button was pressed.',
  fields: (t) => ({
    episodeID: t.id({ required: true, description: episodeID }),
    service: t.field({ type: ShareServiceEnum, description: 'With what; COPY when absent.' }),
    id: t.id({ description: eventId }),
  }),
});
builder.mutationField('logEpisodeSharedButtonClicked', (t) =>
  t.field({
    type: LogPayload,
    description: 'Somebody pressed a share button of an episode.',
    authScopes: { public: true },
    args: { input: t.arg({ type: LogEpisodeSharedButtonClickedInput, required: true, description: 'Which.' }) },
    resolve: async (_root, { input }, context) => {
      await logShare(context, { episodeId: input.episodeID, service: input.service ?? 'COPY', id: input.id ?? null });
      return { ok: true };
    },
  }),
);

const LocalReadingInput = builder.inputType('LocalReadingInput', {
  description: 'Where a visitor stood in an episode, as the device remembers it.',
  fields: (t) => ({
    episodeID: t.id({ required: true, description: episodeID }),
    pageNumber: t.int({ required: true, description: 'The page, from 1.' }),
    leavePosition: t.float({ required: true, description: '0 to 1.' }),
    isCompleted: t.boolean({ description: 'Whether the last page was shown once.' }),
    readAt: t.field({ type: 'DateTime', required: true, description: 'When it was read last.' }),
  }),
});
const MigrateLocalReadingHistoryInput = builder.inputType('MigrateLocalReadingHistoryInput', {
  description: 'The history of a device.',
  fields: (t) => ({
    histories: t.field({ type: [LocalReadingInput], required: true, description: 'Up to 500 episodes.' }),
  }),
});
builder.mutationField('migrateLocalReadingHistory', (t) =>
  t.field({
    type: LogPayload,
    description:
      'Takes the history of a device over into the account. Of an episode the furthest place of the newest session counts; a second call changes nothing.',
    authScopes: { account: true },
    args: { input: t.arg({ type: MigrateLocalReadingHistoryInput, required: true, description: 'What.' }) },
    resolve: async (_root, { input }, context) => {
      await migrateReadingHistory(
        context,
        input.histories.map(({ episodeID: episodeId, isCompleted, ...rest }) => ({
          episodeId,
          isCompleted: isCompleted ?? false,
          ...rest,
        })),
      );
      return { ok: true };
    },
  }),
);

builder.mutationField('clearReadingHistories', (t) =>
  t.field({
    type: LogPayload,
    description: 'Forgets what the account read: its history, and whose the counted readings were.',
    authScopes: { account: true },
    resolve: async (_root, _args, context) => {
      await clearReadingHistories(context);
      return { ok: true };
    },
  }),
);
