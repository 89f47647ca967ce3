import type { Context } from '../../graphql/context.ts';
import { done, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
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
    { path: ['subject'], label: 'subject', labelJa: '件名', ...limits.fanMessageSubject },
    found,
  );
  const body = checkText(
    input.body,
    { path: ['body'], label: 'message', labelJa: '本文', ...limits.fanMessageBody, multiline: true },
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
      `One message a day: you can write again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
      `メッセージは1日1通です。あと${hours}時間で送れます。`,
    ),
  ]);
}
