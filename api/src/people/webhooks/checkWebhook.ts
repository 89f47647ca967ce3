import { isIP } from 'node:net';
import type { Config } from '../../config/config.ts';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import { internet, portOf, type Network } from '../../media/links/index.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from './Webhook.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const LONGEST = 2048;

/** Where webhooks may lead: the public internet, and this machine where the configuration says so. */
export const networkOfWebhooks = ({ webhooks }: Config): Network =>
  webhooks.allowsLoopback
    ? {
        ...internet,
        isAllowed: (address, port) =>
          address.startsWith('127.') || address === '::1' || internet.isAllowed(address, port),
      }
    : internet;

function isFine(url: URL, config: Config): boolean {
  if (url.username !== '' || url.password !== '' || url.href.length > LONGEST) return false;
  if (config.webhooks.allowsLoopback && LOOPBACK.includes(url.hostname)) return /^https?:$/.test(url.protocol);
  if (url.protocol !== 'https:' || portOf(url) !== 443) return false;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) === 0 || internet.isAllowed(literal, portOf(url));
}

/** Checks the URL of a webhook. What its name leads to is judged when something is sent. */
export function checkUrl(text: string, config: Config, found: Problem[]): string {
  const url = URL.parse(text.trim());
  if (!url || !isFine(url, config))
    found.push(
      problem(
        ['url'],
        'FORM',
        said(peopleErrors, (t) => t.webhooks.noUrl()),
      ),
    );
  if (url) url.hash = '';
  return url?.href ?? text;
}

/** Checks what a webhook is told of. */
export function checkEvents(events: readonly WebhookEvent[], found: Problem[]): WebhookEvent[] {
  const chosen = WEBHOOK_EVENTS.filter((event) => events.includes(event));
  if (chosen.length === 0)
    found.push(
      problem(
        ['events'],
        'REQUIRED',
        said(peopleErrors, (t) => t.webhooks.eventNeeded()),
      ),
    );
  return chosen;
}
