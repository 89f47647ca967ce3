import type { Config } from '../../config/config.ts';
import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { findRecipient } from '../../people/identity/index.ts';
import { notFound } from '../../kernel/errors.ts';
import { queueMail } from '../../mail/index.ts';
import { decisionLetter } from './decisionLetters.ts';
import { findDecidedPlace } from './findDecidedPlace.ts';
import { reportableOf } from './policy.ts';
import { closeReports, logDecision } from './store/decisions.ts';
import { findOpenReport, type Decision, type OpenReport } from './store/reports.ts';
import { TAKE_DOWN } from './takeDown.ts';

/** What an open report is about, with everything others reported about the same. Throws NOT_FOUND. */
export async function loadOpenReport({ database }: Needs<'database'>, id: number): Promise<OpenReport> {
  const report = await findOpenReport(database, id);
  if (!report) throw notFound();
  return report;
}

/** Mails whoever made the thing; a visitor without an address hears nothing. */
async function notifyOwner(
  tx: Transaction,
  config: Config,
  report: OpenReport,
  { decision, note }: { decision: 'WARN' | 'TAKE_DOWN'; note: string },
): Promise<void> {
  const { ownerId } = report;
  const recipient = ownerId === null ? null : await findRecipient(tx, config, ownerId);
  if (!recipient) return;
  const place = await findDecidedPlace(tx, report, decision);
  const url = place === null ? null : `${config.http.publicUrl}${place}`;
  await queueMail(tx, config, {
    accountId: ownerId,
    letter: decisionLetter(recipient, report, { decision, note, url }),
  });
}

/**
 * Decides about a thing that was reported, for all open reports about it, and writes who decided what and why.
 * The thing goes first: where the second step fails the report stays open, and deciding again ends it.
 */
export async function decideReport(
  services: Needs<'config' | 'database'>,
  id: number,
  { decision, operator, note }: { decision: Decision; operator: string; note: string },
): Promise<OpenReport> {
  const report = await loadOpenReport(services, id);
  const kind = reportableOf(report.thingId);
  if (decision === 'TAKE_DOWN' && kind) await TAKE_DOWN[kind](services, report.thingId);
  await services.database.transact(async (tx) => {
    const reportIds = await closeReports(tx, report.thingId, decision);
    if (reportIds.length === 0) throw notFound();
    await logDecision(tx, report, { operator, decision, note, reportIds });
    if (decision !== 'DISMISS') await notifyOwner(tx, services.config, report, { decision, note });
  });
  return report;
}
