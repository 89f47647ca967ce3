import { builder } from '../../../graphql/builder.ts';
import { ImageRef, loadImage } from '../../../media/images/index.ts';
import type { ClientRecord } from '../store/clients.ts';

/** A client as those see it who are asked by it. */
export const OIDCClientRef = builder.objectRef<ClientRecord>('OIDCClient').implement({
  description: 'A client: a site or an application of somebody else that people sign in to with their account here.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The client id.' }),
    name: t.exposeString('name', { description: 'What it calls itself.' }),
    iconImage: t.field({
      type: ImageRef,
      nullable: true,
      description: 'Its icon; null without one.',
      resolve: (client, _args, context) => loadImage(context, client.iconImageId, true),
    }),
    verifiedDomain: t.exposeString('verifiedDomain', {
      nullable: true,
      description: 'A domain that was proved to belong to its owner; null when none was.',
    }),
    isFirstParty: t.exposeBoolean('isFirstParty', {
      description: 'Whether the operator of this installation runs it.',
    }),
    isWaiting: t.boolean({
      description: 'Whether no operator has looked at it yet: then only its owner and its test users can use it.',
      resolve: ({ state }) => state === 'DRAFT',
    }),
  }),
});
