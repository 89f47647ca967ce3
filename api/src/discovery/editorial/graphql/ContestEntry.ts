import { builder, NodeInterface } from '../../../graphql/builder.ts';
import { notFound } from '../../../kernel/errors.ts';
import { workLoader, WorkRef } from '../../../publications/works/index.ts';
import { judgeCommentsLoader } from '../loaders.ts';
import type { JudgeCommentRecord } from '../store/contestJudges.ts';
import { ContestEntryRef } from './contestRefs.ts';

const JudgeCommentRef = builder.objectRef<JudgeCommentRecord>('ContestJudgeComment').implement({
  description: 'What a judge wrote about an entry.',
  fields: (t) => ({
    judgeName: t.exposeString('judgeName', { description: 'Who wrote it.' }),
    judgeRole: t.exposeString('judgeRole', { description: 'What they are.' }),
    body: t.exposeString('body', { description: 'The comment.' }),
  }),
});

ContestEntryRef.implement({
  description: 'A work in a contest.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    work: t.field({
      type: WorkRef,
      description: 'The work.',
      resolve: async (entry, _args, context) => {
        const work = await workLoader(context).load(entry.workId);
        if (!work?.isVisible) throw notFound();
        return work;
      },
    }),
    enteredAt: t.field({ type: 'DateTime', description: 'When it was entered.', resolve: (entry) => entry.enteredAt }),
    prizeName: t.string({
      nullable: true,
      description: 'The prize it won; null before the result is out, and for all others.',
      resolve: (entry) => (entry.isDecided ? entry.prizeName : null),
    }),
    comments: t.field({
      type: [JudgeCommentRef],
      description: "The judges' comments, published with the creator's consent when the result is out.",
      resolve: async (entry, _args, context) =>
        entry.isDecided ? ((await judgeCommentsLoader(context).load(entry.id)) ?? []) : [],
    }),
  }),
});
