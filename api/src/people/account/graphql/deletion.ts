import { builder } from '../../../graphql/builder.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { toPayload } from '../../../graphql/payload.ts';
import type { Outcome } from '../../../kernel/errors.ts';
import { ProblemRef } from '../../../graphql/builder.ts';
import { deleteAccount } from '../deleteAccount.ts';
import { summarizeOwnDeletion } from '../summarizeOwnDeletion.ts';
import type { DeletionSummary } from '../store/deletion.ts';

const COUNTS: Record<keyof DeletionSummary, string> = {
  works: 'Own works, also those in the trash.',
  episodes: 'Episodes of own works.',
  illustrations: 'Own illustrations.',
  comments: 'Comments the person wrote, of both kinds.',
  likes: 'Likes the person gave.',
  bookmarks: 'Works the person bookmarked.',
  watchers: 'Readers who watch this creator.',
  purchases: 'Episodes the person bought.',
  buyers: 'Readers who bought episodes of this creator, and keep them.',
  balance: 'Yen of sales that were not withdrawn, those still clearing too.',
};

const AccountDeletionSummary = builder.objectRef<DeletionSummary>('AccountDeletionSummary').implement({
  description: 'What goes with the account when it is deleted.',
  fields: (t) =>
    Object.fromEntries(
      (Object.entries(COUNTS) as [keyof DeletionSummary, string][]).map(([name, description]) => [
        name,
        t.exposeInt(name, { description }),
      ]),
    ),
});

builder.objectField(RegisteredViewerRef, 'accountDeletionSummary', (t) =>
  t.field({
    type: AccountDeletionSummary,
    description: 'What goes with the account when it is deleted; told before it is asked for.',
    resolve: (viewer, _args, { reader }) => summarizeOwnDeletion(reader, viewer),
  }),
);

const DeleteAccountInput = builder.inputType('DeleteAccountInput', {
  description: 'The person types the name of the account, so that it is this one and no slip.',
  fields: (t) => ({ screenName: t.string({ required: true, description: 'The own screen name, in any case.' }) }),
});

type Result = { result: { deletesAt: Date } | null; problems: Extract<Outcome<never>, { ok: false }>['problems'] };

const DeleteAccountPayload = builder.objectRef<Result>('DeleteAccountPayload').implement({
  description: 'When the account will be gone.',
  fields: (t) => ({
    deletesAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When everything is deleted for good; until then a sign-in brings it back.',
      resolve: ({ result }) => result?.deletesAt ?? null,
    }),
    problems: t.field({
      type: [ProblemRef],
      description: 'What has to be fixed; empty when it was done.',
      resolve: (payload) => payload.problems,
    }),
  }),
});

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeleteAccountPayload,
    description:
      'Closes the own account for everybody else at once and deletes it after 14 days. Needs a sign-in of the last five minutes.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: DeleteAccountInput, required: true, description: 'Which account.' }) },
    resolve: async (_root, { input }, { services, actor }) =>
      toPayload(await deleteAccount(services, actor, input), (value) => value),
  }),
);
