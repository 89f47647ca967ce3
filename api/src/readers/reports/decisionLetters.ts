import type { Letter, Recipient } from '../../mail/index.ts';
import readerMails from '../../messages/readerMails.js';
import { reportableOf } from './policy.ts';
import type { OpenReport } from './store/reports.ts';

/** What whoever made a reported thing reads of a decision against it: what it was, what happened, and why. */
export function decisionLetter(
  recipient: Recipient,
  report: OpenReport,
  decision: 'WARN' | 'TAKE_DOWN',
  note: string,
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
    notes: [texts.objection()],
  };
}
