import type { Letter, Recipient } from '../../mail/index.ts';
import readerMails from '../../messages/readerMails.js';
import { reportableOf } from './policy.ts';
import type { OpenReport } from './store/reports.ts';

/** What was decided, why, and the full URL at which the thing is found now, where it has one. */
export interface DecisionNews {
  decision: 'WARN' | 'TAKE_DOWN';
  note: string;
  url: string | null;
}

/** What whoever made a reported thing reads of a decision against it: what it was, what happened, why, and where it is. */
export function decisionLetter(
  recipient: Recipient,
  report: OpenReport,
  { decision, note, url }: DecisionNews,
): Letter {
  const { decision: texts, reportable } = readerMails[recipient.language];
  const kind = reportable[reportableOf(report.thingId) ?? 'Work']();
  const isWarning = decision === 'WARN';
  const subject = isWarning ? texts.warning({ kind }) : texts.takenDown({ kind });
  return {
    kind: 'NOTICE',
    ...recipient,
    subject,
    heading: subject,
    paragraphs: [
      texts.reported({ kind, shown: report.shownText.trim().slice(0, 200) }),
      isWarning ? texts.stays() : texts.hidden(),
      texts.why({ note }),
    ],
    ...(url === null ? {} : { action: { label: texts.action({ kind }), url } }),
    notes: [texts.objection()],
  };
}
