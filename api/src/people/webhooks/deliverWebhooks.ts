import type { Needs } from '../../graphql/context.ts';
import { findRecipient } from '../identity/index.ts';
import { deriveKey, decrypt } from '../../kernel/secrets.ts';
import { postSafely, type Network } from '../../media/links/index.ts';
import { queueMail, type Letter, type Recipient } from '../../mail/index.ts';
import accountMails from '../../messages/accountMails.js';
import { networkOfWebhooks } from './checkWebhook.ts';
import { FAILURES, TIMEOUT_MS } from './failures.ts';
import { takeDueDeliveries, writeOutcome, type DueDelivery } from './store/deliveries.ts';
import { noteOutcome, noteTold, takeSilencedWebhooks } from './store/webhooks.ts';
import { signatureOf, TEST_EVENT } from './Webhook.ts';

/** Sent side by side. */
const AT_ONCE = 10;

interface Log {
  error(facts: object, message: string): void;
}

type Result = { status: number | null; failure: string | null };

async function post(services: Needs<'config'>, delivery: DueDelivery, network: Network): Promise<Result> {
  const { id, event, data, occurredAt, url, sealedSecret } = delivery;
  const secret = decrypt(deriveKey(services.config.secret, 'webhook'), 'webhook', sealedSecret);
  if (secret === null) return { status: null, failure: FAILURES.NO_SECRET.message };
  const body = JSON.stringify({ id, event, occurredAt: occurredAt.toISOString(), data });
  try {
    const status = await postSafely(url, {
      network,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'KomawariWebhook/1.0',
        'komawari-event': event,
        'komawari-delivery': id,
        'komawari-signature': signatureOf(secret, Math.floor(Date.now() / 1000), body),
      },
    });
    return { status, failure: null };
  } catch {
    return { status: null, failure: FAILURES.NO_ANSWER.message };
  }
}

async function deliverOne(
  services: Needs<'config' | 'database'>,
  delivery: DueDelivery,
  network: Network,
): Promise<void> {
  const { status, failure } = await post(services, delivery, network);
  const isDelivered = status !== null && status >= 200 && status < 300;
  const state = isDelivered ? 'DELIVERED' : delivery.isLast ? 'FAILED' : 'WAITING';
  await services.database.transact(async (tx) => {
    await writeOutcome(tx, delivery.id, { state, status, failure });
    if (state !== 'WAITING' && delivery.event !== TEST_EVENT) await noteOutcome(tx, delivery.webhookId, isDelivered);
  });
}

function letterOf(recipient: Recipient, url: string, settings: string): Letter {
  const { webhookOff } = accountMails[recipient.language];
  return {
    kind: 'NOTICE',
    ...recipient,
    subject: webhookOff.subject(),
    heading: webhookOff.subject(),
    paragraphs: [webhookOff.failed({ url }), webhookOff.stopped()],
    action: { label: webhookOff.action(), url: settings },
    notes: [],
  };
}

/** Tells owners of webhooks that were switched off. */
async function notifyOwners({ config, database }: Needs<'config' | 'database'>): Promise<void> {
  await database.transact(async (tx) => {
    for (const { id, userId, url } of await takeSilencedWebhooks(tx)) {
      const recipient = await findRecipient(tx, config, userId);
      const settings = `${config.http.publicUrl}/my/settings/webhooks`;
      if (recipient) await queueMail(tx, config, { accountId: userId, letter: letterOf(recipient, url, settings) });
      await noteTold(tx, id);
    }
  });
}

/**
 * Sends what webhooks wait for. Each is sent at least once: a worker that dies in between leaves it to the next try. Runs
 * in workers alone; several may call it at once.
 * @returns how many tries were made
 */
export async function deliverWebhooks(
  services: Needs<'config' | 'database'>,
  log: Log,
  network: Network = networkOfWebhooks(services.config),
): Promise<number> {
  let tries = 0;
  for (;;) {
    const due = await services.database.transact((tx) => takeDueDeliveries(tx, AT_ONCE));
    if (due.length === 0) break;
    tries += due.length;
    await Promise.all(due.map((delivery) => deliverOne(services, delivery, network)));
  }
  await notifyOwners(services).catch((error: unknown) =>
    log.error({ err: error }, 'owners of silent webhooks could not be notified'),
  );
  return tries;
}
