import { builder } from '../../../graphql/builder.ts';
import { definePayload, toPayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { loadAvailability, type Availability } from '../availability.ts';
import { entryAnalyticsClosedBeta } from '../entryAnalyticsClosedBeta.ts';
import type { AnalyticsStatus } from '../policy.ts';

const AnalyticsStatusEnum = builder.enumType('AnalyticsStatus', {
  description: 'How a creator stands to analytics.',
  values: {
    AVAILABLE: { description: 'Analytics are open to the viewer.' },
    CAN_ENTER: { description: 'There is a closed beta with a seat left.' },
    FULL: { description: 'There is a closed beta, and all of its seats are taken.' },
    NOT_ALLOWED: { description: 'The viewer has no public episode yet, or no e-mail sign-in.' },
  } satisfies Record<AnalyticsStatus, object>,
});

const AnalyticsAvailability = builder.objectRef<Availability>('AnalyticsAvailability').implement({
  description: 'How the viewer stands to analytics.',
  fields: (t) => ({
    status: t.expose('status', { type: AnalyticsStatusEnum, description: 'Whether they are open to the viewer.' }),
    seatCount: t.exposeInt('seats', {
      nullable: true,
      description: 'Seats of the closed beta; null when analytics are open to every creator with a public episode.',
    }),
    seatsLeft: t.int({
      nullable: true,
      description: 'How many of them are free; null when there is no closed beta.',
      resolve: ({ seats, taken }) => (seats === null ? null : Math.max(0, seats - taken)),
    }),
  }),
});

builder.objectFields(RegisteredViewerRef, (t) => ({
  canUseAnalyticsFeature: t.boolean({
    description: 'Whether analytics are open to the viewer.',
    resolve: async (_viewer, _args, context) => (await loadAvailability(context)).status === 'AVAILABLE',
  }),
  canEntryAnalyticsClosedBeta: t.boolean({
    description: 'Whether the viewer may enter the closed beta now.',
    resolve: async (_viewer, _args, context) => (await loadAvailability(context)).status === 'CAN_ENTER',
  }),
  analyticsAvailability: t.field({
    type: AnalyticsAvailability,
    description: 'How the viewer stands to analytics.',
    resolve: (_viewer, _args, context) => loadAvailability(context),
  }),
}));

const EntryAnalyticsClosedBetaPayload = definePayload<{ entered: boolean }>(
  'EntryAnalyticsClosedBetaPayload',
  'Whether a seat of the closed beta is the viewer’s now.',
  { entered: { type: 'Boolean', description: 'True; null when all seats are taken.' } },
);

builder.mutationField('entryAnalyticsClosedBeta', (t) =>
  t.field({
    type: EntryAnalyticsClosedBetaPayload,
    description:
      'Takes a seat of the closed beta of analytics. Doing it again changes nothing; the problem FULL says that none is left.',
    authScopes: { creator: true },
    resolve: async (_root, _args, context) =>
      toPayload(await entryAnalyticsClosedBeta(context), () => ({ entered: true })),
  }),
);
