import { limitRate } from '../../database/index.ts';
import type { Context } from '../../graphql/context.ts';
import { accountOf } from '../../kernel/actor.ts';
import { requireRecentSignIn, notifyOfChange } from '../identity/index.ts';
import { done, notFound, problem, problems, type Outcome, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { deriveKey, encrypt } from '../../kernel/secrets.ts';
import { checkEvents, checkUrl } from './checkWebhook.ts';
import { insertTest, repeatDelivery } from './store/deliveries.ts';
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  writeWebhook,
  type WebhookRecord,
} from './store/webhooks.ts';
import { newWebhookSecret, type WebhookEvent } from './Webhook.ts';

const MAX_WEBHOOKS = 10;

/** The viewer's webhooks, oldest first. */
export const listOwnWebhooks = async ({ actor, reader }: Context): Promise<WebhookRecord[]> =>
  listWebhooks(reader, accountOf(actor));

async function loadWebhook({ actor, services }: Context, id: string): Promise<WebhookRecord> {
  const [webhook] = await listWebhooks(services.database, accountOf(actor), id);
  if (!webhook) throw notFound();
  return webhook;
}

/**
 * Has a URL notified of what happens to the creator's things. What is sent is signed with a secret that is told this
 * once. Needs a recent sign-in; the owner gets a mail.
 */
export async function createWebhook(
  context: Context,
  input: { url: string; events: readonly WebhookEvent[] },
): Promise<Outcome<{ webhook: WebhookRecord; secret: string }>> {
  const { actor, services } = context;
  const userId = accountOf(actor);
  const found: Problem[] = [];
  const url = checkUrl(input.url, services.config, found);
  const events = checkEvents(input.events, found);
  if (found.length > 0) return problems(found);
  await requireRecentSignIn(services.database, actor);
  await limitRate(services.database, 'webhook', userId);
  const secret = newWebhookSecret();
  const sealedSecret = encrypt(deriveKey(services.config.secret, 'webhook'), 'webhook', secret);
  const id = await services.database.transact(async (tx) => {
    if ((await countWebhooks(tx, userId)) >= MAX_WEBHOOKS) return null;
    await notifyOfChange(tx, services.config, { accountId: userId, change: 'WEBHOOK_ADDED' });
    return insertWebhook(tx, { userId, url, sealedSecret, events });
  });
  if (id === null)
    return problems([
      problem(
        ['url'],
        'TOO_MANY',
        said(peopleErrors, (t) => t.webhooks.tooMany({ most: MAX_WEBHOOKS })),
      ),
    ]);
  return done({ webhook: await loadWebhook(context, id), secret });
}

/** Changes what a webhook is told of, or switches it on or off. Another address is another webhook. */
export async function updateWebhook(
  context: Context,
  input: { id: string; events?: readonly WebhookEvent[] | null; isEnabled?: boolean | null },
): Promise<Outcome<WebhookRecord>> {
  const { actor, services } = context;
  const found: Problem[] = [];
  const events = input.events ? checkEvents(input.events, found) : null;
  if (found.length > 0) return problems(found);
  const isDone = await services.database.transact((tx) =>
    writeWebhook(tx, { userId: accountOf(actor), id: input.id }, { events, isEnabled: input.isEnabled ?? null }),
  );
  if (!isDone) throw notFound();
  return done(await loadWebhook(context, input.id));
}

/** Deletes a webhook and what waits for it. Throws NOT_FOUND for one that is not the viewer's. */
export async function removeWebhook({ actor, services }: Context, id: string): Promise<void> {
  if (!(await services.database.transact((tx) => deleteWebhook(tx, accountOf(actor), id)))) throw notFound();
}

/** Sends a test to a webhook. */
export async function sendTestWebhook(context: Context, id: string): Promise<WebhookRecord> {
  const { actor, services } = context;
  const userId = accountOf(actor);
  await loadWebhook(context, id);
  await limitRate(services.database, 'webhookByHand', userId);
  if (!(await services.database.transact((tx) => insertTest(tx, userId, id)))) throw notFound();
  return loadWebhook(context, id);
}

/** Sends something again that was sent, or could not be. Receivers know it by its id. */
export async function redeliverWebhook({ actor, services }: Context, deliveryId: string): Promise<void> {
  const userId = accountOf(actor);
  await limitRate(services.database, 'webhookByHand', userId);
  if (!(await services.database.transact((tx) => repeatDelivery(tx, userId, deliveryId)))) throw notFound();
}
