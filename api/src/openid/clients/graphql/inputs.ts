import { builder } from '../../../graphql/builder.ts';
import { OIDCClientType, OIDCIdTokenAlgorithm } from './OIDCClientRegistration.ts';

/** A new application. */
export const CreateOIDCClientInput = builder.inputType('CreateOIDCClientInput', {
  description: 'A new application.',
  fields: (t) => ({
    name: t.string({ required: true, description: '1 to 30 characters: people are asked with it.' }),
    type: t.field({ type: OIDCClientType, required: true, description: 'How it runs; this stays.' }),
    redirectUris: t.stringList({
      required: true,
      description:
        'Where people return, to the letter: https, or http on localhost and 127.0.0.1; a scheme with a dot where it is native. One to ten.',
    }),
  }),
});

/** What changes about an application. */
export const UpdateOIDCClientInput = builder.inputType('UpdateOIDCClientInput', {
  description: 'What changes about an application; what is absent stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Its client id.' }),
    name: t.string({ description: '1 to 30 characters. It stays once an operator has checked the application.' }),
    iconImageId: t.id({ description: 'A picture of the type ICON; null removes it. It stays as the name does.' }),
    redirectUris: t.stringList({ description: 'Where people return, as when it was made.' }),
    postLogoutRedirectUris: t.stringList({ description: 'Where people may be sent after signing out; up to ten.' }),
    backchannelLogoutUri: t.string({
      description: 'An https address that is told of the end of sessions; null for none.',
    }),
    jwks: t.string({ description: 'Public keys in place of a secret, as a JSON Web Key Set; null takes them away.' }),
    scopes: t.stringList({
      description: 'The scopes it may ask for: openid (always), profile, email and those of personal tokens.',
    }),
    responseTypes: t.stringList({ description: 'Beside "code": "id_token" and "code id_token".' }),
    idTokenAlgorithm: t.field({
      type: OIDCIdTokenAlgorithm,
      description: 'How its ID tokens are signed, from the next one on.',
    }),
  }),
});

const ID = { required: true, description: 'The client id of the application.' } as const;

/** One secret of an application. */
export const RevokeOIDCClientSecretInput = builder.inputType('RevokeOIDCClientSecretInput', {
  description: 'One secret of an application.',
  fields: (t) => ({
    id: t.id(ID),
    secretId: t.id({ required: true, description: 'Id of the secret.' }),
  }),
});

/** A new test user. */
export const AddOIDCClientTesterInput = builder.inputType('AddOIDCClientTesterInput', {
  description: 'Somebody who may sign in before the check.',
  fields: (t) => ({
    id: t.id(ID),
    screenName: t.string({ required: true, description: 'What the person is called, with @ or without.' }),
  }),
});

/** A test user. */
export const RemoveOIDCClientTesterInput = builder.inputType('RemoveOIDCClientTesterInput', {
  description: 'Somebody who may sign in before the check.',
  fields: (t) => ({
    id: t.id(ID),
    userId: t.id({ required: true, description: 'Id of the person.' }),
  }),
});
