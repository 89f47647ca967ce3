import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { EpisodeRef, loadVisibleEpisode } from '../../../publications/episodes/index.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { loadUser, UserRef } from '../../../people/sites/index.ts';
import { isModerator, judgeAsModerator, listDeskComments, loadDesk, type Desk } from '../moderateComments.ts';
import type { DeskRecord } from '../store/desk.ts';

const DeskComment = builder.objectRef<DeskRecord>('DeskComment').implement({
  description: 'A soft comment that waits to be read by a moderator.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the soft comment.' }),
    body: t.exposeString('body', { description: 'The text, 1 to 500 characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    isOverdue: t.exposeBoolean('isOverdue', { description: 'Whether it waits for more than 24 hours.' }),
    hasFilteredWord: t.exposeBoolean('hasFilteredWord', {
      description: "Whether it holds a word of its author's filter for open comments.",
    }),
    episode: t.field({
      type: EpisodeRef,
      description: 'The episode.',
      resolve: (comment, _args, context) => loadVisibleEpisode(context, comment.episodeId),
    }),
    user: t.field({
      type: UserRef,
      nullable: true,
      description: 'Who wrote it; null for a visitor without a profile.',
      resolve: (comment, _args, context) => (comment.hasProfile ? loadUser(context, comment.accountId) : null),
    }),
  }),
});

const YawarakaDesk = builder.objectRef<Desk>('YawarakaDesk').implement({
  description: 'Where moderators read soft comments before their authors do. For everybody else it does not exist.',
  fields: (t) => ({
    waitingCount: t.exposeInt('waitingCount', { description: 'How many wait for this moderator.' }),
    overdueCount: t.exposeInt('overdueCount', { description: 'How many of them wait for more than 24 hours.' }),
    medianMinutes: t.exposeInt('medianMinutes', {
      nullable: true,
      description: 'How long half of those decided in the last 30 days waited at most; null when none was.',
    }),
    comments: t.field({
      type: [DeskComment],
      description: 'Those that wait longest first. Not those of the moderator, nor on works of the moderator.',
      args: { first: t.arg.int({ description: 'Up to 100.' }) },
      resolve: (desk, { first }, context) => listDeskComments(context, desk, first),
    }),
  }),
});

builder.queryField('yawarakaDesk', (t) =>
  t.field({
    type: YawarakaDesk,
    description: 'The desk of the moderators; NOT_FOUND for everybody else.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => loadDesk(context),
  }),
);

builder.objectField(RegisteredViewerRef, 'isModerator', (t) =>
  t.boolean({
    description: 'Whether an operator made the viewer a moderator of soft comments.',
    resolve: (_viewer, _args, context) => isModerator(context),
  }),
);

const YawarakaVerdict = builder.enumType('YawarakaVerdict', {
  description: 'What a moderator decides about a soft comment.',
  values: {
    DELIVER: { description: 'The author gets it.' },
    REJECT: { description: 'Nobody hears of it.' },
    REJECT_FOR_RULES: { description: 'Nobody gets it, and who wrote it is told that it breaks the rules.' },
  } as const,
});
const JudgeYawarakaCommentsInput = builder.inputType('JudgeYawarakaCommentsInput', {
  description: 'A decision about soft comments that wait.',
  fields: (t) => ({
    ids: t.idList({ required: true, description: 'The comments, at most 100.' }),
    verdict: t.field({ type: YawarakaVerdict, required: true, description: 'What becomes of them.' }),
  }),
});
const JudgeYawarakaCommentsPayload = definePayload<{ judgedCommentIds: string[] }>(
  'JudgeYawarakaCommentsPayload',
  'The soft comments that are decided now.',
  { judgedCommentIds: { type: ['ID'], description: 'Their ids, without those that were decided before.' } },
);
builder.mutationField('judgeYawarakaComments', (t) =>
  t.field({
    type: JudgeYawarakaCommentsPayload,
    description: 'Delivers or rejects soft comments as a moderator; NOT_FOUND for everybody else. Who decided is kept.',
    authScopes: { public: true },
    args: { input: t.arg({ type: JudgeYawarakaCommentsInput, required: true, description: 'The decision.' }) },
    resolve: async (_root, { input: { ids, verdict } }, context) => {
      const judgement =
        verdict === 'DELIVER'
          ? { verdict: 'DELIVER' as const }
          : { verdict: 'REJECT' as const, breaksRules: verdict === 'REJECT_FOR_RULES' };
      const outcome = await judgeAsModerator(context, ids.map(String), judgement);
      return toPayload(outcome, (judgedCommentIds) => ({ judgedCommentIds }));
    },
  }),
);
