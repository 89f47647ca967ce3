import { OUTCOMES } from '../cards.ts';
import type { Session } from '../objects/types.ts';
import { ALERT, BACK, CHECK, escape, page, SHIELD, yen } from './page.ts';

/** The hosted page of one session: the order, and how the test goes. It has no field for a card's number. */
export function checkoutPage(session: Session): string {
  const amount = yen(session.amount_total);
  return page(
    'Test payment',
    `<main class="pay">${order(session, amount)}
<section class="box stack" aria-label="Payment">
<form id="pay" class="stack"><fieldset><legend>How should this test go?</legend><div class="stack stack--sm">${cards(session)}</div></fieldset>
<div class="notice" role="alert" hidden>${ALERT}<p><b></b> <span></span></p></div>
<button class="btn btn--primary">Pay ${amount} in test money</button></form>
<p class="tiny muted">Nothing is typed here, so no real card can be.</p></section></main>
<dialog aria-labelledby="bank"><form method="dialog" class="stack"><p class="back" style="min-height:0">${SHIELD}Test bank</p>
<h2 id="bank">Pay ${amount} to Komawari?</h2><p class="small soft">A real bank would ask for a code or your finger now. Here you choose its answer.</p>
<button class="btn btn--ink" value="confirm">Confirm</button><button class="btn btn--line" value="refuse">Refuse</button>
<p><span class="label">${ALERT}Test money, no charge</span></p></form></dialog>
<script>${script(session.id)}</script>`,
  );
}

function order({ line_items: [item], cancel_url: back }: Session, amount: string): string {
  const image = item?.image ? `<img src="${escape(item.image)}" alt="">` : '';
  const way = back === null ? '' : `<a class="back" href="${escape(back)}">${BACK}Back to Komawari</a>`;
  return `<section class="stack stack--lg" aria-label="Order">${way}<div><p class="small muted">Pay through Komawari</p><p class="figure num">${amount}</p></div>
<div class="item">${image}<div><h1 lang="ja">${escape(item?.name ?? '')}</h1><p class="small muted" lang="ja">${escape(item?.description ?? '')}</p><p class="small muted">Tax included</p></div></div>
<ul class="facts small soft stack stack--sm"><li>${CHECK}Yours to keep, even if it is later unpublished</li><li>${CHECK}Refund within 24 hours if you open no paid page</li></ul></section>`;
}

function cards({ payment_method_types: offered }: Session): string {
  return OUTCOMES.filter(({ name }) => (name === 'later' ? offered.includes('konbini') : offered.includes('card')))
    .map(
      ({ name, number, title, meaning }, index) =>
        `<label class="card"><input type="radio" name="card" value="${name}"${index === 0 ? ' checked' : ''}><b>${title}</b><span>${name === 'later' ? 'no card' : number}</span><small>${meaning}</small></label>`,
    )
    .join('');
}

/** The page's own program: one call for a try, a second one with the bank's answer. */
const script = (id: string): string => `
const form = document.querySelector('#pay'), button = form.querySelector('button'), notice = form.querySelector('.notice'), bank = document.querySelector('dialog');
const words = { card_declined: 'The card was declined. Nothing was charged.', insufficient_funds: 'Not enough money on the card. Nothing was charged.', payment_intent_authentication_failure: 'Your bank refused. Nothing was charged.' };
const tell = (first, second) => { notice.querySelector('b').textContent = first; notice.querySelector('span').textContent = second; notice.hidden = false; };
async function send(confirms) {
  if (button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true'; notice.hidden = true;
  try {
    const answer = await fetch('/dev/stripe/sessions/${id}/pay', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ card: new FormData(form).get('card'), confirms }) });
    const { outcome, redirect, error } = await answer.json();
    if (redirect) return location.assign(redirect);
    if (outcome === 'ASKS') bank.showModal();
    else tell(words[error.decline_code] ?? words[error.code] ?? error.message, 'Try another way, or go back.');
  } catch { tell('The payment page did not answer. Nothing was charged.', 'Try again.'); }
  button.ariaDisabled = 'false';
}
form.addEventListener('submit', (event) => { event.preventDefault(); send(); });
bank.addEventListener('close', () => { send(bank.returnValue === 'confirm'); bank.returnValue = ''; });
`;
