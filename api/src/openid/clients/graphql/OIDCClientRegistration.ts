import { builder } from '../../../graphql/builder.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { ImageRef, loadImage } from '../../../media/images/index.ts';
import { listOwnClients, loadSecrets, loadTesters, loadUse } from '../ownClients.ts';
import type { ClientRecord } from '../store/clients.ts';
import type { ClientUse, TesterRecord } from '../store/ownClients.ts';
import type { SecretRecord } from '../store/secrets.ts';

/** How an application runs. */
export const OIDCClientType = builder.enumType('OIDCClientType', {
  description: 'How an application runs, and so whether it can keep a secret.',
  values: {
    WEB_CONFIDENTIAL: { description: 'On a server, which keeps a secret.' },
    WEB_PUBLIC: { description: 'In a browser alone.' },
    NATIVE: { description: 'On a computer or phone.' },
  },
});

/** How ID tokens are signed. */
export const OIDCIdTokenAlgorithm = builder.enumType('OIDCIdTokenAlgorithm', {
  description: 'How the ID tokens of an application are signed, in the words of JSON Web Algorithms (RFC 7518, 3.1).',
  values: {
    RS256: { description: 'RSA with SHA-256: what libraries expect where nobody chose.' },
    ES256: { description: 'ECDSA with P-256 and SHA-256: shorter tokens.' },
  },
});

const OIDCClientState = builder.enumType('OIDCClientState', {
  description: 'Who may sign in with an application.',
  values: {
    DRAFT: { description: 'Its developer and test users: no operator has looked at it.' },
    APPROVED: { description: 'Everybody.' },
    BLOCKED: { description: 'Nobody: an operator has closed it.' },
  },
});

const OIDCClientSecret = builder.objectRef<SecretRecord>('OIDCClientSecret').implement({
  description: 'A secret of an application. The secret itself is told once and not kept.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the secret; it opens nothing.' }),
    ending: t.exposeString('ending', { description: 'Its last four characters.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});

const OIDCClientTester = builder.objectRef<TesterRecord>('OIDCClientTester').implement({
  description: 'Somebody who may sign in with an application before an operator has looked at it.',
  fields: (t) => ({
    id: t.exposeID('accountId', { description: 'Id of the person.' }),
    screenName: t.exposeString('screenName', { description: 'What the person is called, without @.' }),
  }),
});

const OIDCClientUse = builder.objectRef<ClientUse>('OIDCClientUse').implement({
  description: 'How an application is used.',
  fields: (t) => ({
    people: t.exposeInt('people', { description: 'People connected with it.' }),
    signIns: t.exposeInt('signIns', { description: 'Times somebody signed in within the last seven days.' }),
  }),
});

/** An application of the viewer, with what its developer alone sees. */
export const OIDCClientRegistrationRef = builder.objectRef<ClientRecord>('OIDCClientRegistration').implement({
  description: 'An application as its developer sees it: others sign in there with their accounts here.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its client id.' }),
    name: t.exposeString('name', { description: 'The name by which people are asked.' }),
    iconImage: t.field({
      type: ImageRef,
      nullable: true,
      description: 'Its icon; null without one.',
      resolve: (client, _args, context) => loadImage(context, client.iconImageId, true),
    }),
    verifiedDomain: t.exposeString('verifiedDomain', {
      nullable: true,
      description: 'The domain an operator has checked; null where nobody has.',
    }),
    isFirstParty: t.exposeBoolean('isFirstParty', { description: 'Whether operators made it.' }),
    type: t.expose('type', { type: OIDCClientType, description: 'How it runs.' }),
    state: t.expose('state', { type: OIDCClientState, description: 'Who may sign in with it.' }),
    redirectUris: t.exposeStringList('redirectUris', { description: 'Where people return, to the letter.' }),
    postLogoutRedirectUris: t.exposeStringList('postLogoutRedirectUris', {
      description: 'Where people may be sent after signing out.',
    }),
    backchannelLogoutUri: t.exposeString('backchannelLogoutUri', {
      nullable: true,
      description: 'Where it is told of the end of sessions; null when it wants to hear nothing.',
    }),
    jwks: t.string({
      nullable: true,
      description: 'The public keys with which it signs in place of a secret, as a JSON Web Key Set; null without.',
      resolve: ({ jwks }) => jwks && JSON.stringify(jwks),
    }),
    scopes: t.exposeStringList('scopes', { description: 'The scopes it may ask for.' }),
    responseTypes: t.exposeStringList('responseTypes', { description: 'The response types it may use.' }),
    idTokenAlgorithm: t.expose('idTokenAlgorithm', {
      type: OIDCIdTokenAlgorithm,
      description: 'How its ID tokens are signed.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was registered.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When somebody last signed in with it, to the minute; null when nobody did.',
    }),
    checkAskedAt: t.expose('checkAskedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the developer asked operators to look at it; null before.',
    }),
    secrets: t.field({
      type: [OIDCClientSecret],
      description: 'Its secrets, oldest first; up to two.',
      resolve: ({ id }, _args, context) => loadSecrets(context, id),
    }),
    testers: t.field({
      type: [OIDCClientTester],
      description: 'Who may sign in before an operator has looked at it; up to 20.',
      resolve: ({ id }, _args, context) => loadTesters(context, id),
    }),
    use: t.field({
      type: OIDCClientUse,
      description: 'How it is used.',
      resolve: ({ id }, _args, context) => loadUse(context, id),
    }),
  }),
});

builder.objectField(RegisteredViewerRef, 'oidcClientRegistrations', (t) =>
  t.field({
    type: [OIDCClientRegistrationRef],
    description: 'The applications that the person develops, latest first; up to ten.',
    resolve: (_viewer, _args, context) => listOwnClients(context),
  }),
);
