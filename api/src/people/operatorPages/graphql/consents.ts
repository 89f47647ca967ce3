import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { agreeToOperatorPages, listPendingConsents } from '../consents.ts';
import type { PendingConsent } from '../store/consents.ts';
import { OperatorPageKindEnum } from './OperatorPage.ts';

const PendingConsentRef = builder.objectRef<PendingConsent>('PendingConsent').implement({
  description: 'An edition in effect to which somebody has yet to agree.',
  fields: (t) => ({
    kind: t.field({ type: OperatorPageKindEnum, description: 'The page.', resolve: ({ kind }) => kind }),
    number: t.exposeInt('number', { description: 'The edition.' }),
    title: t.exposeString('title', { description: 'Its title.' }),
    effectiveAt: t.field({
      type: 'DateTime',
      description: 'Since when it is in effect.',
      resolve: ({ effectiveAt }) => effectiveAt,
    }),
    changes: t.exposeStringList('changes', {
      description: 'What changed since the edition somebody agreed to, the oldest first.',
    }),
  }),
});

const EditionInput = builder.inputType('OperatorPageEditionInput', {
  description: 'Names an edition.',
  fields: (t) => ({
    kind: t.field({ type: OperatorPageKindEnum, required: true, description: 'The page.' }),
    number: t.int({ required: true, description: 'The edition.' }),
  }),
});
const AgreeInput = builder.inputType('AgreeToOperatorPagesInput', {
  description: 'What somebody read and agrees to.',
  fields: (t) => ({
    editions: t.field({ type: [EditionInput], required: true, description: 'The editions that were shown.' }),
  }),
});
const AgreePayload = definePayload<{ agreed: boolean }>('AgreeToOperatorPagesPayload', 'What is left to agree to.', {
  agreed: {
    type: 'Boolean',
    description: 'Whether nothing waits any more; false when another edition took effect meanwhile.',
  },
});

builder.mutationField('agreeToOperatorPages', (t) =>
  t.field({
    type: AgreePayload,
    description: 'Agrees to editions that are in effect. Until then writing calls are refused with CONSENT_REQUIRED.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: AgreeInput, required: true, description: 'The editions.' }) },
    resolve: async (_root, { input }, { services, actor }) =>
      toPayload(await agreeToOperatorPages(services, actor, input.editions), (pending) => ({
        agreed: pending.length === 0,
      })),
  }),
);

builder.objectField(RegisteredViewerRef, 'pendingConsents', (t) =>
  t.field({
    type: [PendingConsentRef],
    description: 'What the viewer has yet to agree to; reading stays possible meanwhile.',
    resolve: (_viewer, _args, context) => listPendingConsents(context),
  }),
);
