import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { done, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import publicationsErrors from '../../messages/publicationsErrors.js';
import { checkText } from '../../kernel/text.ts';
import { queueMail } from '../../mail/index.ts';
import { findUsers } from '../../people/sites/index.ts';
import { findWorks } from '../works/index.ts';
import { scoutAnswerLetter } from './letters.ts';
import { limits } from './limits.ts';
import { checkOwn, loadOwnScoutMessage } from './ownScoutMessages.ts';
import { canAnswerScoutMessage } from './policy.ts';
import {
  lockScoutMessage,
  writeRead,
  writeScoutAnswer,
  type ScoutAnswer,
  type ScoutMessageRecord,
} from './store/scoutMessages.ts';

interface AnswerInput {
  id: string;
  answer: ScoutAnswer;
  words: string;
}

const answeredAlready = (): Problem =>
  problem(
    ['answer'],
    'ANSWERED',
    said(publicationsErrors, (t) => t.scouting.answeredAlready()),
  );

/** Answers a department, once and for good. The answer is mailed to it when the transaction is over. */
export async function answerScoutMessage(context: Context, input: AnswerInput): Promise<Outcome<ScoutMessageRecord>> {
  const { actor, services } = context;
  const { id, answer } = input;
  await loadOwnScoutMessage(context, id);
  const found: Problem[] = [];
  const bounds = {
    path: ['words'],
    label: said(publicationsErrors, (t) => t.scouting.answerLabel()),
    ...limits.scoutAnswerWords,
    multiline: true,
  };
  const words = checkText(input.words, bounds, found);
  if (found.length > 0) return problems(found);
  await limitRate(services.database, 'scoutAnswer', accountOf(actor));
  return services.database.transact(async (tx) => {
    const message = checkOwn(actor, await lockScoutMessage(tx, id));
    if (!canAnswerScoutMessage(message)) return problems([answeredAlready()]);
    await writeRead(tx, id);
    await writeScoutAnswer(tx, id, { answer, words });
    const { accountId, workId, replyAddress } = message;
    const screenName = (await findUsers(tx, [accountId])).get(accountId)?.screenName ?? '';
    const work = workId === null ? null : (await findWorks(tx, [workId])).get(workId);
    const about = { ...message, screenName, workTitle: work?.title ?? null };
    const department = { to: replyAddress, language: services.config.language };
    const letter = scoutAnswerLetter(services.config, department, about, { answer, words });
    await queueMail(tx, services.config, { accountId: null, letter });
    return done(checkOwn(actor, await lockScoutMessage(tx, id)));
  });
}

/** Notes that the viewer read a message; again it stays as it is. */
export async function readScoutMessage(context: Context, id: string): Promise<ScoutMessageRecord> {
  await loadOwnScoutMessage(context, id);
  return context.services.database.transact(async (tx) => {
    await writeRead(tx, id);
    return checkOwn(context.actor, await lockScoutMessage(tx, id));
  });
}
