import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { loadClient, OIDCClientRef } from '../../clients/index.ts';
import { disconnectClient, listOwnClients, listOwnDeeds } from '../ownClients.ts';
import type { ConnectedClientRecord } from '../store/connectedClients.ts';
import type { ClientDeed } from '../store/deeds.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';

const ConnectedOIDCClient = builder.objectRef<ConnectedClientRecord>('ConnectedOIDCClient').implement({
  description: 'An application the person signs in to with this account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the connection.' }),
    clientId: t.exposeID('clientId', { description: 'The client id of the application.' }),
    connectedAt: t.expose('connectedAt', { type: 'DateTime', description: 'When the person agreed to it.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last signed the person in, or did something for them; null when it never did.',
    }),
    scopes: t.exposeStringList('scopes', { description: 'What it may do.' }),
    client: t.field({
      type: OIDCClientRef,
      nullable: true,
      description: 'The application itself; null when it is gone.',
      resolve: ({ clientId }, _args, context) => loadClient(context, clientId),
    }),
  }),
});
/** A page of such applications. */
export const ConnectedOIDCClientConnection = defineConnection('ConnectedOIDCClient', ConnectedOIDCClient);

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

const OIDCClientDeedKind = builder.enumType('OIDCClientDeedKind', {
  description: 'What happened between a person and an application.',
  values: {
    CONNECTED: { description: 'The person let it sign them in for the first time.' },
    CHANGED: { description: 'The person let it do more.' },
    SIGNED_IN: { description: 'It signed the person in again.' },
    REFUSED: { description: 'The person refused it.' },
    WROTE: { description: 'It changed something for the person.' },
    REUSED: { description: 'Something it had used up came back, so everything it held ended.' },
    DISCONNECTED: { description: 'The connection ended.' },
  },
});

const OIDCClientDeed = builder.objectRef<ClientDeed>('OIDCClientDeed').implement({
  description: 'Something that happened between the person and an application. It is kept for a year.',
  fields: (t) => ({
    id: t.id({ description: 'Its place in the list.', resolve: ({ id }) => String(id) }),
    kind: t.field({ type: OIDCClientDeedKind, description: 'What it was.', resolve: ({ deed }) => deed }),
    clientName: t.exposeString('clientName', { description: 'What the application was called then.' }),
    detail: t.exposeString('detail', { description: 'What it may do since, or what it called; often empty.' }),
    occurredAt: t.expose('occurredAt', { type: 'DateTime', description: 'When it happened.' }),
  }),
});
const OIDCClientDeedConnection = defineConnection('OIDCClientDeed', OIDCClientDeed);

builder.objectField(RegisteredViewerRef, 'oidcClientDeeds', (t) =>
  t.field({
    type: OIDCClientDeedConnection,
    description: 'What happened between the person and applications within a year, latest first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) =>
      toConnection(await listOwnDeeds(context, page), (deed) => deed, page.after),
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
