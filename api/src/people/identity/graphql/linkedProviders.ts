import { builder } from '../../../graphql/builder.ts';
import { listLinkedProviders, type LinkedProviderNode } from '../social/listLinkedProviders.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { AuthProviderEnum } from './viewer.ts';

const LinkedProvider = builder.objectRef<LinkedProviderNode>('LinkedProvider').implement({
  description: 'An account elsewhere that signs in to this one.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The provider, as the installation calls it.' }),
    provider: t.expose('provider', { type: AuthProviderEnum, description: 'Which kind of provider.' }),
    label: t.exposeString('label', { description: 'Name of the provider, for people.' }),
    name: t.exposeString('name', { description: 'How the provider calls the person; of X the name without "@".' }),
    linkedAt: t.expose('linkedAt', { type: 'DateTime', description: 'Since when.' }),
    canUnlink: t.exposeBoolean('canUnlink', {
      description: 'Whether another way into the account is left without it.',
    }),
  }),
});

builder.objectField(RegisteredViewerRef, 'linkedProviders', (t) =>
  t.field({
    type: [LinkedProvider],
    description: 'Accounts elsewhere that sign in to this one, earliest first; at most one for each provider.',
    resolve: (_viewer, _args, context) => listLinkedProviders(context),
  }),
);
