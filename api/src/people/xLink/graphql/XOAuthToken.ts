import { builder } from '../../../graphql/builder.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { findX } from '../askX.ts';
import { findOwnXLink, isTakenAtX } from '../ownXLink.ts';
import { endsAt, isDue, statusOf, type XLink } from '../XLink.ts';

const XOAuthTokenStatus = builder.enumType('XOAuthTokenStatus', {
  description: 'How a creator’s link to X stands.',
  values: {
    NONE: { description: 'There is none.' },
    VALID: { description: 'It can be used.' },
    EXPIRED: { description: 'It was not used for six months.' },
    REVOKED: { description: 'X takes it no longer: its owner removed Komawari there.' },
  } as const,
});

export const XOAuthTokenRef = builder.objectRef<XLink>('XOAuthToken').implement({
  description: 'The X account of a creator. Its tokens are told to nobody.',
  fields: (t) => ({
    xUserId: t.exposeID('xUserId', { description: 'Who it is at X.' }),
    screenName: t.exposeString('screenName', { description: 'The name at X, without @.' }),
    status: t.field({ type: XOAuthTokenStatus, description: 'How the link stands.', resolve: statusOf }),
    linkedAt: t.expose('linkedAt', { type: 'DateTime', description: 'When it was linked.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was used last; null when it never was.',
    }),
    endsAt: t.field({ type: 'DateTime', description: 'When it ends if it is not used.', resolve: endsAt }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it is valid.',
    }),
    isDue: t.boolean({
      description: 'Whether it has to be refreshed before it is used.',
      resolve: (link) => link.endedAt === null && isDue(link, new Date()),
    }),
  }),
});

builder.objectFields(RegisteredViewerRef, (t) => ({
  xOAuthTokenStatus: t.field({
    type: XOAuthTokenStatus,
    description: 'How the person’s link to X stands.',
    resolve: async (_viewer, _args, context) => statusOf(await findOwnXLink(context)),
  }),
  xOAuthToken: t.field({
    type: XOAuthTokenRef,
    nullable: true,
    description: 'The person’s link to X, also one that has ended; null when there is none.',
    resolve: (_viewer, _args, context) => findOwnXLink(context),
  }),
  canLinkX: t.boolean({
    description: 'Whether X accounts can be linked here.',
    resolve: (_viewer, _args, { services }) => findX(services.config) !== null,
  }),
}));

builder.queryField('checkXOAuthTokenTakenByXUserId', (t) =>
  t.boolean({
    description:
      'Whether an X account is linked to another creator. True for nobody but who proved in the last minutes to be that person at X.',
    authScopes: { creator: true },
    args: { xUserId: t.arg.id({ required: true, description: 'Who it is at X.' }) },
    resolve: (_root, { xUserId }, context) => isTakenAtX(context, xUserId),
  }),
);
