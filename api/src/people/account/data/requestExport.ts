import { randomUUID } from 'node:crypto';
import { limitRate } from '../../../database/index.ts';
import type { Needs } from '../../../graphql/context.ts';
import { requireRecentSignIn } from '../../identity/index.ts';
import { isRegistered, type Actor } from '../../../kernel/actor.ts';
import { notFound, unauthenticated } from '../../../kernel/errors.ts';
import { deriveKey, isSignatureOf, sign } from '../../../kernel/secrets.ts';
import { dataExports, findLatestExport, type ExportRecord } from '../store/dataJobs.ts';

const ADDRESS_LIVES_MS = 10 * 60_000;

/** Asks for an archive of all own data; one that is being made already is that archive. Needs a recent sign-in. */
export async function requestDataExport(services: Needs<'database'>, actor: Actor): Promise<ExportRecord> {
  if (!isRegistered(actor)) throw unauthenticated();
  await requireRecentSignIn(services.database, actor);
  const { accountId } = actor;
  const latest = await findLatestExport(services.database, accountId);
  if (latest && (latest.state === 'WAITING' || latest.state === 'RUNNING')) return latest;
  await limitRate(services.database, 'dataExport', accountId);
  return services.database.transact(async (tx) => {
    await dataExports.insert(tx, { id: randomUUID(), accountId });
    const made = await findLatestExport(tx, accountId);
    if (!made) throw new Error('an export vanished after it was asked for');
    return made;
  });
}

const textOf = (id: string, accountId: string, expiresAt: string): string => `GET ${id} ${accountId} ${expiresAt}`;

/** The address of the finished archive for ten minutes, for this account alone. Needs a recent sign-in. */
export async function createDataExportAddress(
  services: Needs<'config' | 'database'>,
  actor: Actor,
  id: string,
): Promise<string> {
  if (!isRegistered(actor)) throw unauthenticated();
  const latest = await findLatestExport(services.database, actor.accountId);
  if (!latest || latest.id !== id || latest.state !== 'READY') throw notFound();
  await requireRecentSignIn(services.database, actor);
  const expiresAt = String(Date.now() + ADDRESS_LIVES_MS);
  const signature = sign(deriveKey(services.config.secret, 'data-export'), textOf(id, actor.accountId, expiresAt));
  return `/data_exports/${id}?exp=${expiresAt}&sig=${signature}`;
}

/** Whether the query of a request is the one this account was given for this archive. */
export function isExportAddress(
  { config }: Needs<'config'>,
  { id, accountId }: { id: string; accountId: string },
  query: { exp?: unknown; sig?: unknown },
): boolean {
  const { exp, sig } = query;
  if (typeof exp !== 'string' || typeof sig !== 'string' || !/^\d{13}$/.test(exp) || Number(exp) < Date.now())
    return false;
  return isSignatureOf(deriveKey(config.secret, 'data-export'), textOf(id, accountId, exp), sig);
}
