import type { Letter, Recipient } from '../../mail/index.ts';
import readerMails from '../../messages/readerMails.js';
import { reportableOf } from './policy.ts';
import type { DecidedThing } from './store/decisions.ts';

/** What was decided, why, and the full URL at which the thing is found now, where it has one. */
export interface DecisionNews {
  decision: 'WARN' | 'TAKE_DOWN';
  note: string;
  /** Whether readers reported it; operators act by themselves, too. */
  isReported: boolean;
  url: string | null;
}

/** What whoever made a thing reads of a decision against it: what it was, what happened, why, and where it is. */
export function decisionLetter(
  recipient: Recipient,
  thing: DecidedThing,
  { decision, note, isReported, url }: DecisionNews,
): Letter {
  const { decision: texts, reportable } = readerMails[recipient.language];
  const what = reportableOf(thing.thingId) ?? 'Work';
  const isWarning = decision === 'WARN';
  // A warning is about what a profile says; whoever is taken down loses the account.
  const isAccount = what === 'User' && !isWarning;
  const kind = isAccount ? reportable.account() : reportable[what]();
  const isComment = what === 'DaredemoComment' || what === 'YawarakaComment';
  const fate = isComment ? 'REMOVED' : 'other';
  const shown = thing.shownText.trim().slice(0, 200);
  const subject = isWarning ? texts.warning({ kind }) : texts.takenDown({ kind, fate: isAccount ? 'CLOSED' : fate });
  return {
    kind: 'NOTICE',
    ...recipient,
    subject,
    heading: subject,
    paragraphs: [
      isReported ? texts.reported({ kind, shown }) : texts.decided({ kind, shown }),
      isWarning ? texts.stays({ fate }) : isAccount ? texts.closed() : texts.hidden(),
      texts.why({ note }),
    ],
    ...(url === null ? {} : { action: { label: texts.action({ kind }), url } }),
    notes: [texts.objection()],
  };
}
