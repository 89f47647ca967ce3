import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { readOnlyViewAs } from '../../../people/viewAs/index.ts';
import { ConnectedOIDCClientConnection } from '../../connections/index.ts';
import { listConnectedClientsOf } from '../connectedClientsOf.ts';

builder.queryField('connectedOIDCClientsByUserScreenName', (t) =>
  t.field({
    type: ConnectedOIDCClientConnection,
    description:
      'Applications that a person signs in to with their account, latest first, for that person alone: NOT_FOUND for everybody else, and where nobody is called that.',
    authScopes: { public: true },
    args: {
      token: t.arg.string({
        description:
          'A personal token of the account, or an access token of an application that the person let in, with READ_WORKS: that one is told of itself alone. Null where whoever sends the request asks.',
      }),
      screenName: t.arg.string({ required: true, description: 'The screen name of the account.' }),
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    async resolve(_root, { token, screenName, ...page }, context) {
      // Asking is counted, and whoever looks as somebody else leaves no trace.
      if (context.viewAs) throw readOnlyViewAs();
      const slice = await listConnectedClientsOf(context, { ...page, screenName, token: token ?? null });
      return toConnection(slice, (client) => client, page.after);
    },
  }),
);
