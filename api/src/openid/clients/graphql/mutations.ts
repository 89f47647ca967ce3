import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import {
  askForOIDCClientCheck,
  createOIDCClient,
  deleteOIDCClient,
  updateOIDCClient,
  type ClientChanges,
} from '../changeClients.ts';
import { addOIDCClientSecret, revokeOIDCClientSecret } from '../secrets.ts';
import type { ClientRecord } from '../store/clients.ts';
import { addOIDCClientTester, removeOIDCClientTester } from '../testers.ts';
import {
  AddOIDCClientTesterInput,
  CreateOIDCClientInput,
  RemoveOIDCClientTesterInput,
  RevokeOIDCClientSecretInput,
  UpdateOIDCClientInput,
} from './inputs.ts';
import { OIDCClientRegistrationRef } from './OIDCClientRegistration.ts';

const CLIENT = { type: OIDCClientRegistrationRef, description: 'The application as it is now.' } as const;
const ID = { required: true, description: 'The client id of the application.' } as const;
const NOT_THEIRS = 'NOT_FOUND for one that is not theirs.';

const OIDCClientPayload = definePayload<{ client: ClientRecord }>('OIDCClientPayload', 'An application.', {
  client: CLIENT,
});

const AddOIDCClientSecretPayload = definePayload<{ client: ClientRecord; secret: string }>(
  'AddOIDCClientSecretPayload',
  'The new secret of an application.',
  {
    client: CLIENT,
    secret: { type: 'String', description: 'The secret itself. It is told this once; only its hash is kept.' },
  },
);

const DeleteOIDCClientPayload = definePayload<{ deletedId: string }>(
  'DeleteOIDCClientPayload',
  'The application that is gone.',
  { deletedId: { type: 'ID', description: 'Its client id.' } },
);

const asPayload = (client: ClientRecord) => ({ result: { client }, problems: [] });

builder.mutationFields((t) => ({
  createOIDCClient: t.field({
    type: OIDCClientPayload,
    description: 'Registers an application. Needs a sign-in of the last five minutes.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: CreateOIDCClientInput, required: true, description: 'The application.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await createOIDCClient(context, input), (client) => ({ client })),
  }),
  updateOIDCClient: t.field({
    type: OIDCClientPayload,
    description: `Changes an application. New addresses and keys need a sign-in of the last five minutes. ${NOT_THEIRS}`,
    authScopes: { creator: true },
    args: { input: t.arg({ type: UpdateOIDCClientInput, required: true, description: 'What changes.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await updateOIDCClient(context, input as ClientChanges), (client) => ({ client })),
  }),
  deleteOIDCClient: t.field({
    type: DeleteOIDCClientPayload,
    description: `Deletes an application: everybody is disconnected. Needs a sign-in of the last five minutes. ${NOT_THEIRS}`,
    authScopes: { creator: true },
    args: { id: t.arg.id(ID) },
    resolve: async (_root, { id }, context) => {
      await deleteOIDCClient(context, id);
      return { result: { deletedId: id }, problems: [] };
    },
  }),
  askForOIDCClientCheck: t.field({
    type: OIDCClientPayload,
    description: `Asks operators to look at an application, so that everybody may sign in with it. ${NOT_THEIRS}`,
    authScopes: { creator: true },
    args: { id: t.arg.id(ID) },
    resolve: async (_root, { id }, context) => asPayload(await askForOIDCClientCheck(context, id)),
  }),
  addOIDCClientSecret: t.field({
    type: AddOIDCClientSecretPayload,
    description: `Makes a secret; two hold at a time. Needs a sign-in of the last five minutes. ${NOT_THEIRS}`,
    authScopes: { creator: true },
    args: { id: t.arg.id(ID) },
    resolve: async (_root, { id }, context) => toPayload(await addOIDCClientSecret(context, id), (made) => made),
  }),
  revokeOIDCClientSecret: t.field({
    type: OIDCClientPayload,
    description: `Ends a secret at once. ${NOT_THEIRS}`,
    authScopes: { creator: true },
    args: { input: t.arg({ type: RevokeOIDCClientSecretInput, required: true, description: 'Which secret.' }) },
    resolve: async (_root, { input }, context) =>
      asPayload(await revokeOIDCClientSecret(context, input.id, input.secretId)),
  }),
  addOIDCClientTester: t.field({
    type: OIDCClientPayload,
    description: `Lets somebody sign in with an application that no operator has looked at. ${NOT_THEIRS}`,
    authScopes: { creator: true },
    args: { input: t.arg({ type: AddOIDCClientTesterInput, required: true, description: 'Who.' }) },
    resolve: async (_root, { input }, context) =>
      toPayload(await addOIDCClientTester(context, input.id, input.screenName), (client) => ({ client })),
  }),
  removeOIDCClientTester: t.field({
    type: OIDCClientPayload,
    description: `Takes back that somebody may sign in before the check. ${NOT_THEIRS}`,
    authScopes: { creator: true },
    args: { input: t.arg({ type: RemoveOIDCClientTesterInput, required: true, description: 'Who.' }) },
    resolve: async (_root, { input }, context) =>
      asPayload(await removeOIDCClientTester(context, input.id, input.userId)),
  }),
}));
