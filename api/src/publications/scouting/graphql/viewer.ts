import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { countOwnScoutMessages, listOwnScoutMessages, loadOwnScoutMessage } from '../ownScoutMessages.ts';
import { ScoutMessageRef } from './ScoutMessage.ts';

const ScoutMessageConnection = defineConnection('ScoutMessage', ScoutMessageRef, {
  unansweredCount: 'How many of all wait for an answer.',
});

builder.objectFields(RegisteredViewerRef, (t) => ({
  scoutMessages: t.field({
    type: ScoutMessageConnection,
    description: 'What editorial departments wrote to the viewer, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) => ({
      ...toConnection(await listOwnScoutMessages(context, page), (row) => row, page.after),
      unansweredCount: async () => (await countOwnScoutMessages(context)).unanswered,
    }),
  }),
  hasScoutMessages: t.boolean({
    description: 'Whether an editorial department ever wrote to the viewer.',
    resolve: async (_viewer, _args, context) => (await countOwnScoutMessages(context)).total > 0,
  }),
}));

builder.queryField('scoutMessage', (t) =>
  t.field({
    type: ScoutMessageRef,
    description: 'What an editorial department wrote to the viewer. NOT_FOUND when it is written to somebody else.',
    authScopes: { registered: true },
    args: { id: t.arg.id({ required: true, description: 'The id.' }) },
    resolve: (_root, { id }, context) => loadOwnScoutMessage(context, id),
  }),
);
