import type { Context } from '../../graphql/context.ts';
import { defineLoader } from '../../graphql/defineLoader.ts';
import { forbidden } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import analyticsErrors from '../../messages/analyticsErrors.js';
import { statusOf, type AnalyticsStatus } from './policy.ts';
import { findEntryState } from './store/seats.ts';

/** How the viewer stands to analytics, and the seats of the closed beta. */
export interface Availability {
  status: AnalyticsStatus;
  /** Null when analytics are open to everybody. */
  seats: number | null;
  taken: number;
}

const NOBODY: Availability = { status: 'NOT_ALLOWED', seats: null, taken: 0 };

const availabilityLoader = defineLoader<string, Availability>(
  'analyticsAvailability',
  async (ids, { reader, actor }) => {
    const found = new Map<string, Availability>();
    for (const id of ids) {
      const state = await findEntryState(reader, id);
      found.set(id, { status: statusOf(actor, state), seats: state.seats, taken: state.taken });
    }
    return found;
  },
);

/** How the viewer stands to analytics. */
export async function loadAvailability(context: Context): Promise<Availability> {
  const { accountId } = context.actor;
  return accountId === null ? NOBODY : ((await availabilityLoader(context).load(accountId)) ?? NOBODY);
}

/** Throws FORBIDDEN where the viewer may not use analytics. */
export async function requireAnalytics(context: Context): Promise<void> {
  const { status } = await loadAvailability(context);
  if (status === 'NOT_ALLOWED') throw forbidden(said(analyticsErrors, (t) => t.entry.publishFirst()));
  if (status !== 'AVAILABLE') throw forbidden(said(analyticsErrors, (t) => t.entry.seatFirst()));
}
