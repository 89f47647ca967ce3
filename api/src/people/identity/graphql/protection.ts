import { builder } from '../../../graphql/builder.ts';
import { defineConnection, toConnection } from '../../../graphql/connection.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { deviceOf } from '../sessions/deviceOf.ts';
import {
  countOwnRecoveryCodes,
  isSecondFactorOn,
  listOwnDevices,
  listOwnPasskeys,
  listWaysToConfirm,
} from '../protection.ts';
import type { OwnSession } from '../store/ownSessions.ts';
import type { Passkey } from '../store/passkeys.ts';

const SessionNode = builder.objectRef<OwnSession>('Session').implement({
  description: 'A device somebody is signed in on.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the session.' }),
    device: t.string({
      description: 'Browser and system, for example "Firefox on Linux".',
      resolve: async ({ userAgent }, _args, { findLanguage }) => deviceOf(userAgent, await findLanguage()),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'When it was last used, to a few minutes.' }),
    isCurrent: t.boolean({
      description: 'Whether this very request comes from it.',
      resolve: ({ id }, _args, { actor }) => id === actor.sessionId,
    }),
  }),
});
const SessionConnection = defineConnection('Session', SessionNode);

const PasskeyNode = builder.objectRef<Passkey>('Passkey').implement({
  description: 'A passkey: signs in with the lock of a device.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the passkey.' }),
    name: t.exposeString('name', { description: 'The name its owner gave it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true, description: 'When it was last used.' }),
  }),
});

const SecondFactorNode = builder.objectRef<{ isOn: boolean }>('SecondFactor').implement({
  description: 'Two-step sign-in with an authenticator app.',
  fields: (t) => ({
    isOn: t.exposeBoolean('isOn', { description: 'Whether signing in asks for a code.' }),
    recoveryCodesLeft: t.int({
      description: 'Recovery codes that were not used yet.',
      resolve: (_factor, _args, context) => countOwnRecoveryCodes(context),
    }),
  }),
});

const ConfirmationWayEnum = builder.enumType('ConfirmationWay', {
  description: 'What proves again who somebody is.',
  values: {
    PASSWORD: { description: 'The password.' },
    CODE: {
      description: 'A code of the authenticator app, or a recovery code; beside the password where there is one.',
    },
    PASSKEY: { description: 'A passkey, alone.' },
  },
});

builder.objectFields(RegisteredViewerRef, (t) => ({
  sessions: t.field({
    type: SessionConnection,
    description: 'Devices this account is signed in on, latest used first.',
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_viewer, page, context) =>
      toConnection(await listOwnDevices(context, page), (session) => session, page.after),
  }),
  passkeys: t.field({
    type: [PasskeyNode],
    description: 'Passkeys of this account, oldest first; up to 20.',
    resolve: (_viewer, _args, context) => listOwnPasskeys(context),
  }),
  secondFactor: t.field({
    type: SecondFactorNode,
    description: 'Two-step sign-in.',
    resolve: async (_viewer, _args, context) => ({ isOn: await isSecondFactorOn(context) }),
  }),
  waysToConfirm: t.field({
    type: [ConfirmationWayEnum],
    description: 'What this account can prove again who it is with. Empty: only by signing in anew.',
    resolve: (_viewer, _args, context) => listWaysToConfirm(context),
  }),
}));
