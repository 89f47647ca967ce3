import type { Needs } from '../../graphql/context.ts';
import { done, HasProblems, notFound, problem, type Outcome, type Problem, withProblems } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { queueMail } from '../../mail/index.ts';
import { findRecipient } from '../../people/identity/index.ts';
import { notifyScouted } from '../../people/notifications/index.ts';
import { scoutLetter } from './letters.ts';
import { limits } from './limits.ts';
import { whyNotScouted } from './policy.ts';
import { noSuchDepartment, refusedScouting, scoutedAlready } from './refusals.ts';
import { lockEntrant } from './store/entrants.ts';
import { findSentAt, insertScoutMessage } from './store/scoutMessages.ts';

/** What a department writes. */
export interface ScoutMessageInput {
  department: string;
  body: string;
  /** The department's e-mail address, to which the answer goes. */
  replyAddress: string;
  /** The person at the operator's prompt. */
  operator: string;
}

/** The longest that mail knows (RFC 5321, section 4.5.3.1.3). */
const ADDRESS_MOST = 254;

function checkWords({ body, replyAddress }: ScoutMessageInput, found: Problem[]) {
  const address = checkText(
    replyAddress,
    {
      path: ['replyAddress'],
      label: said(publicationsErrors, (t) => t.scouting.replyAddressLabel()),
      min: 1,
      max: ADDRESS_MOST,
    },
    found,
  );
  if (address !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address))
    found.push(
      problem(
        ['replyAddress'],
        'FORM',
        said(publicationsErrors, (t) => t.scouting.noReplyAddress()),
      ),
    );
  return {
    replyAddress: address,
    body: checkText(
      body,
      {
        path: ['body'],
        label: said(publicationsErrors, (t) => t.scouting.messageLabel()),
        ...limits.scoutMessage,
        multiline: true,
      },
      found,
    ),
  };
}

/**
 * Writes to the creator of an entered work in the name of a department, as far as the entry allows it: a row, a
 * notification and a mail, all or none. A department writes about a work once; of two at a time the second is refused.
 */
export async function sendScoutMessage(
  { database, config }: Needs<'config' | 'database'>,
  identifier: string,
  workId: string,
  input: ScoutMessageInput,
): Promise<Outcome<{ id: string }>> {
  const found: Problem[] = [];
  const words = checkWords(input, found);
  const { department, operator } = input;
  return withProblems(found, () =>
    database.transact(async (tx) => {
      const entrant = await lockEntrant(tx, identifier, workId);
      if (!entrant) throw notFound();
      const { contestId, accountId, departments } = entrant;
      const reason = whyNotScouted(entrant, department);
      const sentAt = await findSentAt(tx, { contestId, department, workId });
      if (sentAt) found.push(scoutedAlready(department, sentAt));
      else if (!departments.includes(department)) found.push(noSuchDepartment(departments));
      else if (reason) found.push(refusedScouting(reason));
      if (found.length > 0) throw new HasProblems();
      const id = await insertScoutMessage(tx, { contestId, department, accountId, workId, operator, ...words });
      await notifyScouted(tx, accountId, id);
      const recipient = await findRecipient(tx, config, accountId);
      if (recipient) {
        const letter = scoutLetter(config, recipient, entrant, { id, department, body: words.body });
        await queueMail(tx, config, { accountId, letter });
      }
      return done({ id });
    }),
  );
}
