import { join } from 'node:path';
import type { Config } from '@komawari/api/config';
import { environment, type StartConfig } from './config.ts';

/** Stand-ins that were started, and the environment that points the product at them. */
export interface TestPayments {
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Whether a copy sells by the stand-in: no keys are given, selling is not off, and it is no production. */
const needsStandIn = ({ env, selling }: Config): boolean =>
  env !== 'production' && selling === null && environment['KOMAWARI_SELLING'] !== '0';

const fileIn = (dataDir: string): string => join(dataDir, 'stripe.json');

/**
 * A stand-in for Stripe, so that episodes can be sold and bought on a developer's machine without keys. What was bought is known
 * again after the next start. Null where keys are given, selling is off, or the copy is a production.
 */
export async function startTestPayments(
  config: Config,
  { port, dataDir }: Pick<StartConfig, 'port' | 'dataDir'>,
): Promise<TestPayments | null> {
  if (!needsStandIn(config)) return null;
  const { startStripe } = await import('@komawari/stripe');
  const isPublic = new URL(config.http.publicUrl).hostname !== 'localhost';
  return startStripe({
    file: fileIn(dataDir),
    origin: isPublic ? config.http.publicUrl : `http://localhost:${port}`,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
  });
}

/**
 * The stand-in for a command beside the product: that of the `npm start` that runs, or one of its own which knows the same
 * payments. That one tells nobody of events: the next start does. Null as above.
 */
export async function openTestPayments(config: Config, dataDir: string): Promise<TestPayments | null> {
  if (!needsStandIn(config)) return null;
  const { findStripe, startStripe } = await import('@komawari/stripe');
  const running = await findStripe(fileIn(dataDir));
  if (running) return { environment: running, close: async () => {} };
  return startStripe({ file: fileIn(dataDir), delivers: false });
}
