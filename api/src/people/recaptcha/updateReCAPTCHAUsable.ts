import type { Context } from '../../graphql/context.ts';
import { accountOf, isCreator } from '../../kernel/actor.ts';
import { forbidden } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { writeUsesRecaptcha } from '../sites/index.ts';
import { usesRecaptcha } from './store/settings.ts';

/** Whether comments on the viewer's works are checked against robots. */
export const isReCAPTCHAUsable = async ({ actor, reader }: Context): Promise<boolean> =>
  usesRecaptcha(reader, accountOf(actor));

/** Says whether comments on the works of who asks are checked against robots. */
export async function updateReCAPTCHAUsable({ actor, services }: Context, isUsable: boolean): Promise<void> {
  if (!isCreator(actor)) throw forbidden(said(peopleErrors, (t) => t.recaptcha.onlyCreators()));
  await services.database.transact((tx) => writeUsesRecaptcha(tx, actor.accountId, isUsable));
}
