import type { Transaction } from '../../database/index.ts';
import type { Needs } from '../../graphql/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { reportableOf } from './policy.ts';
import { closeReports } from './store/decisions.ts';
import { findOpenReport, type Decision, type OpenReport } from './store/reports.ts';
import { TAKE_DOWN } from './takeDown.ts';
import { writeDecision } from './writeDecision.ts';

/** What an open report is about, with everything others reported about the same. Throws NOT_FOUND. */
export async function loadOpenReport({ database }: Needs<'database'>, id: number): Promise<OpenReport> {
  const report = await findOpenReport(database, id);
  if (!report) throw notFound();
  return report;
}

/**
 * Decides about a thing that was reported, for all open reports about it, writes who decided what and why, and tells whoever made it: all in
 * one transaction with the deed.
 */
export async function decideReport(
  services: Needs<'config' | 'database'>,
  id: number,
  { decision, operator, note }: { decision: Decision; operator: string; note: string },
): Promise<OpenReport> {
  const report = await loadOpenReport(services, id);
  const kind = reportableOf(report.thingId);

  async function decide(tx: Transaction): Promise<void> {
    const reportIds = await closeReports(tx, report.thingId, decision);
    if (reportIds.length === 0) throw notFound();
    await writeDecision(tx, services.config, report, { operator, decision, note, reportIds });
  }

  if (decision === 'TAKE_DOWN' && kind) await TAKE_DOWN[kind](services, report.thingId, decide);
  else await services.database.transact(decide);
  return report;
}
