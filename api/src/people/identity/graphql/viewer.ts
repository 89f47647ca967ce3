import { builder } from '../../../graphql/builder.ts';
import { RegisteredViewerRef, ViewerRef, type ViewerNode } from '../../../graphql/viewerRefs.ts';
import { isRegistered } from '../../../kernel/actor.ts';
import { findOwnEmail, listOwnWaysIn, loadViewer } from '../loadViewer.ts';

export const ViewerKindEnum = builder.enumType('ViewerKind', {
  description: 'The four kinds of viewer.',
  values: {
    GUEST_NO_PROVIDER: { description: 'A visitor, with or without an anonymous account.' },
    GUEST_WITH_PROVIDER: { description: 'Has a sign-in method; the profile is missing.' },
    REGISTERED_WITHOUT_EMAIL: { description: 'Has a profile and no e-mail sign-in: the workspace is closed.' },
    REGISTERED: { description: 'Has a profile and an e-mail sign-in.' },
  },
});

export const AuthProviderEnum = builder.enumType('AuthProvider', {
  description: 'A way to sign in.',
  values: {
    EMAIL: { description: 'An e-mail address, with a password or a mail link.' },
    TWITTER: { description: 'An account at X.' },
    OPENID: { description: 'An account at an OpenID provider of this installation.' },
  },
});

ViewerRef.implement({
  description: 'Who asks.',
  resolveType: (viewer) => (isRegistered(viewer) ? 'RegisteredViewer' : 'GuestViewer'),
  fields: (t) => ({
    id: t.exposeID('id', {
      nullable: true,
      description: 'Id of the account; null for a visitor who has written nothing yet.',
    }),
    kind: t.field({ type: ViewerKindEnum, description: 'Which kind of viewer.', resolve: (viewer) => viewer.kind }),
    authProviders: t.field({
      type: [AuthProviderEnum],
      description: 'Ways this account can sign in.',
      resolve: (viewer, _args, context) => listOwnWaysIn(context, viewer),
    }),
    email: t.string({
      nullable: true,
      description: 'E-mail address of the account, for itself only.',
      resolve: (viewer, _args, context) => findOwnEmail(context, viewer),
    }),
  }),
});

builder.objectRef<ViewerNode>('GuestViewer').implement({
  description: 'A visitor, or somebody whose profile is missing.',
  interfaces: [ViewerRef],
  isTypeOf: (value) => !isRegistered(value as ViewerNode),
});

RegisteredViewerRef.implement({
  description: 'Somebody with a finished profile.',
  interfaces: [ViewerRef],
  isTypeOf: (value) => isRegistered(value as ViewerNode),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    description: 'Who asks.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => loadViewer(context),
  }),
);
