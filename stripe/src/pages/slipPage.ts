import type { Intent, Session } from '../objects/types.ts';
import { escape, page, yen } from './page.ts';

/** How to pay at each chain of shops. */
export function slipPage(session: Session, intent: Intent | null): string {
  const action = intent?.next_action;
  const details = action?.type === 'konbini_display_details' ? action.konbini_display_details : null;
  const rows = Object.entries(details?.stores ?? {})
    .map(
      ([name, store]) =>
        `<tr><th scope="row">${escape(name)}</th><td>${store?.payment_code}</td><td>${store?.confirmation_number}</td></tr>`,
    )
    .join('');
  const until = details ? new Date(details.expires_at * 1000).toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' }) : '';
  return page(
    'Payment at a shop',
    `<main class="list stack"><h1>Pay ${yen(session.amount_total)} at a shop</h1>${
      details
        ? `<p>Until ${until} in Tokyo.</p><div class="scroll"><table><thead><tr><th>Shop</th><th>Payment code</th><th>Confirmation number</th></tr></thead><tbody>${rows}</tbody></table></div>`
        : '<p>Nothing is to be paid here any more.</p>'
    }</main>`,
  );
}
