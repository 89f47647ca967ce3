import { join } from 'node:path';
import type { Config } from '@komawari/api/config';
import { environment, type StartConfig } from './config.ts';

/** Stand-ins that were started, and the environment that points the product at them. */
export interface TestPayments {
  environment: Record<string, string>;
  close(): Promise<void>;
}

/**
 * A stand-in for Stripe, so that episodes can be sold and bought on a developer's machine without keys. What was bought is known
 * again after the next start. Null where keys are given, selling is off, or the copy is a production.
 */
export async function startTestPayments(
  { env, selling, http }: Config,
  { port, dataDir }: StartConfig,
): Promise<TestPayments | null> {
  if (env === 'production' || selling !== null || environment['KOMAWARI_SELLING'] === '0') return null;
  const { startStripe } = await import('@komawari/stripe');
  const isPublic = new URL(http.publicUrl).hostname !== 'localhost';
  return startStripe({
    file: join(dataDir, 'stripe.json'),
    origin: isPublic ? http.publicUrl : `http://localhost:${port}`,
    webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe`,
  });
}
