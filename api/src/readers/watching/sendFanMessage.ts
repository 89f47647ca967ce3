import type { Context } from '../../graphql/context.ts';
import { done, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import readersErrors from '../../messages/readersErrors.js';
import { checkText } from '../../kernel/text.ts';
import { insertFanMessage } from './store/fanMessages.ts';
import { limits } from './limits.ts';

/** Writes to everybody who watches the creator and wants mail; once in 24 hours. The mails follow by themselves. */
export async function sendFanMessage(
  { actor, services }: Context,
  input: { subject: string; body: string },
): Promise<Outcome<true>> {
  const found: Problem[] = [];
  const subject = checkText(
    input.subject,
    { path: ['subject'], label: said(readersErrors, (t) => t.watching.subjectLabel()), ...limits.fanMessageSubject },
    found,
  );
  const body = checkText(
    input.body,
    {
      path: ['body'],
      label: said(readersErrors, (t) => t.watching.messageLabel()),
      ...limits.fanMessageBody,
      multiline: true,
    },
    found,
  );
  if (found.length > 0) return problems(found);
  const nextAt = await services.database.transact((tx) =>
    insertFanMessage(tx, actor.accountId ?? '', { subject, body }),
  );
  if (nextAt === null) return done(true);
  const hours = Math.max(1, Math.ceil((nextAt.getTime() - Date.now()) / 3_600_000));
  return problems([
    problem(
      ['body'],
      'TOO_SOON',
      said(readersErrors, (t) => t.watching.tooSoon({ hours })),
    ),
  ]);
}
