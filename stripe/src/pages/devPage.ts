import type { State } from '../State.ts';
import { escape, page, yen } from './page.ts';

type Kept = State['kept'];

/** Rows shown of each list, latest first. */
const SHOWN = 50;

/** What the stand-in knows, for people who develop: sessions, payments, events, and what can be done with them. */
export const devPage = (kept: Kept): string =>
  page(
    'Stand-in for Stripe',
    `<main class="list stack stack--lg"><h1>Stand-in for Stripe</h1>
${section('Sessions', ['Session', 'Amount', 'Status', 'Payment', 'For'], sessions(kept))}
${section('Payments', ['Payment', 'Amount', 'Status', 'Method', ''], payments(kept))}
${section('Refunds', ['Refund', 'Amount', 'Status', ''], refunds(kept))}
${section('Disputes', ['Dispute', 'Amount', 'Status', ''], disputes(kept))}
${section('Events', ['Event', 'Type', 'Taken', ''], events(kept))}</main>`,
  );

function section(title: string, heads: readonly string[], rows: readonly string[]): string {
  const empty = rows.length === 0 ? '<p class="muted">Nothing yet.</p>' : '';
  const table = `<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads
    .map((head) => (head === '' ? '<td></td>' : `<th>${head}</th>`))
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return `<section class="stack stack--sm"><h2>${title}</h2>${empty === '' ? table : empty}</section>`;
}

const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const latest = <One>(all: Record<string, One>): One[] => Object.values(all).toReversed().slice(0, SHOWN);
const code = (text: string): string => `<code>${escape(text)}</code>`;

function action(path: string, label: string, fields: Record<string, string> = {}): string {
  const hidden = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  return `<form method="post" action="/dev/stripe/${path}">${hidden.join('')}<button class="btn">${label}</button></form>`;
}

const sessions = ({ sessions: all }: Kept): string[] =>
  latest(all).map((one) =>
    row(
      one.url ? `<a href="${escape(one.url)}">${code(one.id)}</a>` : code(one.id),
      yen(one.amount_total),
      one.status,
      one.payment_status,
      escape(one.line_items[0]?.name ?? ''),
    ),
  );

const payments = ({ intents, charges }: Kept): string[] =>
  latest(intents).map((one) => {
    const charge = charges[one.latest_charge ?? ''];
    const isSlip = one.next_action?.type === 'konbini_display_details';
    const canDispute = charge?.payment_method_details.type === 'card' && !charge.disputed;
    return row(
      code(one.id),
      yen(one.amount),
      one.status,
      charge?.payment_method_details.type ?? (isSlip ? 'konbini' : ''),
      `${isSlip ? action(`payments/${one.id}/settle`, 'The money arrives') : ''}${canDispute ? action(`payments/${one.id}/dispute`, 'Dispute') : ''}`,
    );
  });

const refunds = ({ refunds: all }: Kept): string[] =>
  latest(all).map((one) =>
    row(
      code(one.id),
      yen(one.amount),
      one.status,
      one.status === 'failed'
        ? ''
        : ['succeeded', 'failed'].map((status) => action(`refunds/${one.id}/end`, status, { status })).join(' '),
    ),
  );

const disputes = ({ disputes: all }: Kept): string[] =>
  latest(all).map((one) =>
    row(
      code(one.id),
      yen(one.amount),
      one.status,
      one.status === 'needs_response'
        ? ['won', 'lost'].map((status) => action(`disputes/${one.id}/close`, status, { status })).join(' ')
        : '',
    ),
  );

const events = ({ events: all }: Kept): string[] =>
  latest(all).map((one) =>
    row(
      code(one.id),
      one.type,
      one.pending_webhooks === 0 ? 'yes' : 'no',
      `${action(`events/${one.id}/send`, 'Send again')} ${action(`events/${one.id}/send`, 'Send 3 times', { times: '3' })} ${action(`events/${one.id}/send`, 'Send forged', { forge: 'true' })}`,
    ),
  );
