import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { loadVisibleEpisode } from '../../publications/episodes/index.ts';
import { loadVisibleIllustration } from '../../publications/illustrations/index.ts';
import {
  done,
  forbidden,
  notFound,
  problem,
  problems,
  unauthenticated,
  type Outcome,
  type Problem,
} from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { checkText } from '../../kernel/text.ts';
import { canSeeSite, userLoader } from '../../people/sites/index.ts';
import { loadVisibleWork } from '../../publications/works/index.ts';
import { canReport, reportableOf, type Reportable } from './policy.ts';
import { findReportedComment, writeReport, type Reason, type ReportedThing } from './store/reports.ts';
import { limits } from './limits.ts';

async function loadProfile(context: Context, id: string): Promise<ReportedThing> {
  const user = await userLoader(context).load(id);
  if (!user || !canSeeSite(context.actor, user)) throw notFound();
  return { id, ownerId: user.id, shownText: `${user.displayName} @${user.screenName}\n${user.selfIntroduction}` };
}

async function loadReportedComment(context: Context, id: string): Promise<ReportedThing> {
  const comment = await findReportedComment(context.reader, id, context.actor.accountId ?? '');
  if (!comment) throw notFound();
  return comment;
}

/** How each kind is found, as the viewer may see it, and what of it the operator reads. */
const LOAD: Record<Reportable, (context: Context, id: string) => Promise<ReportedThing>> = {
  User: loadProfile,
  async Work(context, id) {
    const { userId, title, description } = await loadVisibleWork(context, id);
    return { id, ownerId: userId, shownText: `${title}\n${description}` };
  },
  async Episode(context, id) {
    const { userId, title, workId } = await loadVisibleEpisode(context, id);
    return { id, ownerId: userId, shownText: `${(await loadVisibleWork(context, workId)).title} ${title}` };
  },
  async Illustration(context, id) {
    const { userId, title } = await loadVisibleIllustration(context, id);
    return { id, ownerId: userId, shownText: title };
  },
  DaredemoComment: loadReportedComment,
  YawarakaComment: loadReportedComment,
};

function checkNote(text: string, reason: Reason, found: Problem[]): string {
  const note = checkText(
    text,
    { path: ['note'], label: said(readersErrors, (t) => t.reports.noteLabel()), ...limits.reportNote, multiline: true },
    found,
  );
  if (reason === 'OTHER' && note === '')
    found.push(
      problem(
        ['note'],
        'REQUIRED',
        said(readersErrors, (t) => t.reports.noteNeeded()),
      ),
    );
  return note;
}

/**
 * Tells the operator that something breaks the rules. Somebody who reports the same thing again changes the open report.
 * Ten reports an hour. Whose it is hears nothing of it before a decision, and never who reported.
 */
export async function report(
  context: Context,
  input: { thingId: string; reason: Reason; note: string },
): Promise<Outcome<string>> {
  const { actor, services } = context;
  const reporterId = actor.accountId;
  if (reporterId === null) throw unauthenticated();
  const kind = reportableOf(input.thingId);
  if (!kind) throw notFound();
  const thing = await LOAD[kind](context, input.thingId);
  if (!canReport(actor, thing.ownerId)) throw forbidden(said(readersErrors, (t) => t.reports.own()));
  const found: Problem[] = [];
  const note = checkNote(input.note, input.reason, found);
  if (found.length > 0) return problems(found);
  await limitRate(services.database, 'report', reporterId);
  await services.database.transact((tx) => writeReport(tx, reporterId, thing, { reason: input.reason, note }));
  return done(thing.id);
}
