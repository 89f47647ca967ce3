import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { disconnectClient, listOwnClients } from '../ownClients.ts';
import type { ConnectedClientRecord } from '../store/connectedClients.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';

const ConnectedOIDCClient = builder.objectRef<ConnectedClientRecord>('ConnectedOIDCClient').implement({
  description: 'An application the person signs in to with this account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the connection.' }),
    clientId: t.exposeID('clientId', { description: 'The client id of the application.' }),
    connectedAt: t.expose('connectedAt', { type: 'DateTime', description: 'When the person agreed to it.' }),
  }),
});
const ConnectedOIDCClientConnection = defineConnection('ConnectedOIDCClient', ConnectedOIDCClient);

builder.objectField(RegisteredViewerRef, 'connectedOIDCClients', (t) =>
  t.field({
    type: ConnectedOIDCClientConnection,
    description: 'Applications the person signs in to with this account, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) =>
      toConnection(await listOwnClients(context, page), (client) => client, page.after),
  }),
);

const DisconnectOIDCClientPayload = definePayload<{ disconnectedId: string }>(
  'DisconnectOIDCClientPayload',
  'The connection that ended.',
  { disconnectedId: { type: 'ID', description: 'Its id.' } },
);

builder.mutationField('disconnectOIDCClient', (t) =>
  t.field({
    type: DisconnectOIDCClientPayload,
    description:
      'Ends the connection to an application: it has to ask the person again. NOT_FOUND for one that is not theirs.',
    authScopes: { registered: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the connection.' }) },
    resolve: async (_root, { id }, context) => {
      await disconnectClient(context, id);
      return { result: { disconnectedId: id }, problems: [] };
    },
  }),
);
