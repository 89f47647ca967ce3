import { builder } from '../../../graphql/builder.ts';
import { canSeeWork, workLoader, WorkRef } from '../../works/index.ts';
import type { ScoutMessageRecord } from '../store/scoutMessages.ts';

export const ScoutAnswerEnum = builder.enumType('ScoutAnswer', {
  description: 'What a creator says to an editorial department that wrote.',
  values: {
    INTERESTED: { description: 'They want to hear more.' },
    DECLINED: { description: 'They do not.' },
  } as const,
});

export const ScoutMessageRef = builder.objectRef<ScoutMessageRecord>('ScoutMessage').implement({
  description:
    'What an editorial department wrote to a creator about a work in a contest. Nobody else reads it but the staff of the contest.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the message.' }),
    contestIdentifier: t.exposeString('contestIdentifier', { description: 'Identifier of the contest.' }),
    contestTitle: t.exposeString('contestTitle', { description: 'Title of the contest.' }),
    department: t.exposeString('department', { description: 'Who wrote.' }),
    work: t.field({
      type: WorkRef,
      nullable: true,
      description: 'The work it is about; null when it is deleted.',
      resolve: async ({ workId }, _args, context) => {
        const work = workId === null ? null : await workLoader(context).load(workId);
        return work && canSeeWork(context.actor, work) ? work : null;
      },
    }),
    body: t.exposeString('body', { description: '1 to 2,000 characters.' }),
    replyAddress: t.exposeString('replyAddress', {
      description: 'The department’s address, to which the answer goes.',
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When it was written.' }),
    isRead: t.boolean({
      description: 'Whether it was opened; only its reader knows.',
      resolve: ({ readAt }) => readAt !== null,
    }),
    answer: t.expose('answer', {
      type: ScoutAnswerEnum,
      nullable: true,
      description: 'What was answered; null as long as nothing was.',
    }),
    answerWords: t.exposeString('answerWords', { description: 'What was added to the answer; may be empty.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered; null as long as it was not.',
    }),
  }),
});
