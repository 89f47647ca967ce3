import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { report } from '../report.ts';

const ReportReason = builder.enumType('ReportReason', {
  description: 'Why something is reported.',
  values: {
    SPAM: { description: 'Advertising, or the same over and over.' },
    HARASSMENT: { description: 'Hate, threats, or somebody is harassed.' },
    SEXUAL: { description: 'Sexual content that is not allowed.' },
    VIOLENCE: { description: 'Cruelty, or self-harm is encouraged.' },
    COPYRIGHT: { description: 'Somebody else’s work.' },
    PERSONAL_INFORMATION: { description: 'Somebody’s private data.' },
    OTHER: { description: 'Something else; the note says what.' },
  } as const,
});

const ReportInput = builder.inputType('ReportInput', {
  description: 'Something that breaks the rules.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'A user, a work, an episode, an illustration or a comment.' }),
    reason: t.field({ type: ReportReason, required: true, description: 'Why.' }),
    note: t.string({ description: 'Up to 1,000 characters for the operator. Needed for OTHER.' }),
  }),
});
const ReportPayload = definePayload<{ reportedId: string }>('ReportPayload', 'What was reported.', {
  reportedId: { type: 'ID', description: 'Its id.' },
});

builder.mutationField('report', (t) =>
  t.field({
    type: ReportPayload,
    description: 'Tells the operator that something breaks the rules. Reporting it again changes the open report.',
    authScopes: { account: true },
    args: { input: t.arg({ type: ReportInput, required: true, description: 'What and why.' }) },
    resolve: async (_root, { input }, context) => {
      const outcome = await report(context, { thingId: input.id, reason: input.reason, note: input.note ?? '' });
      return toPayload(outcome, (reportedId) => ({ reportedId }));
    },
  }),
);
