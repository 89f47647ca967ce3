import { builder } from '../../../graphql/builder.ts';
import { countWaysIn } from '../store/waysIn.ts';
import { listSocialIdentities } from '../store/socialIdentities.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { AuthProviderEnum } from './viewer.ts';

interface LinkedProviderNode {
  id: string;
  provider: 'TWITTER' | 'OPENID';
  label: string;
  name: string;
  linkedAt: Date;
  canUnlink: boolean;
}

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
    resolve: async (viewer, _args, { reader, services }) => {
      const accountId = viewer.accountId ?? '';
      const { providers } = services.config.social;
      const [links, ways] = await Promise.all([
        listSocialIdentities(reader, accountId),
        countWaysIn(
          reader,
          accountId,
          providers.map(({ id }) => id),
        ),
      ]);
      return links.map(({ provider: id, kind, name, linkedAt }) => {
        const configured = providers.find((one) => one.id === id);
        // One whose provider is gone is no way in any more, so removing it takes none away.
        return {
          id,
          provider: kind,
          label: configured?.name ?? id,
          name,
          linkedAt,
          canUnlink: ways > (configured ? 1 : 0),
        };
      });
    },
  }),
);
