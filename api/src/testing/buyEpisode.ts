import type { TestApp, TestPerson } from './createTestApp.ts';

const PURCHASE_FIELDS =
  'id status price method failure expiresAt refundableUntil refundedAt konbini { shops { name } }';

/** Presses the button of the wall. */
export const pressBuy = (test: TestApp, reader: TestPerson, input: Record<string, unknown>) =>
  test.run(
    `mutation B($input: PurchaseEpisodeInput!) { purchaseEpisode(input: $input) {
       checkoutUrl purchase { ${PURCHASE_FIELDS} } problems { path code message } } }`,
    { input },
    reader,
  );

/** Asks how a purchase stands, as the page does to which the payment page leads back. */
export const refreshPurchase = (test: TestApp, reader: TestPerson, purchasableID: string) =>
  test.run(
    `mutation R($input: UpdatePurchaseStatusInput!) { updatePurchaseStatus(input: $input) { purchase { ${PURCHASE_FIELDS} } } }`,
    { input: { purchasableID } },
    reader,
  );

/** Does on the payment page what the person chooses there: `success`, `declined`, `later`, or a test card's number. */
export async function payAt(test: TestApp, checkoutUrl: string, card = 'success', confirms?: boolean): Promise<object> {
  const id = checkoutUrl.split('/').at(-1);
  const answer = await fetch(`${test.stripe.url}/dev/stripe/sessions/${id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card, confirms }),
  });
  return (await answer.json()) as object;
}

/** What an episode costs at this moment, as the database has it. */
async function priceOf(test: TestApp, episodeId: string): Promise<number> {
  const [row] = await test.services.database.query<{ price: number | null }>(
    'readPrice',
    'SELECT price FROM episodes WHERE id = $1',
    [episodeId],
  );
  if (!row?.price) throw new Error('This episode has no price: publish it with publishPaidEpisode.');
  return row.price;
}

/** Begins a purchase at the price the episode has, and answers where it is paid. */
export async function beginToBuy(test: TestApp, reader: TestPerson, episodeId: string, more: object = {}) {
  const expectedPrice = await priceOf(test, episodeId);
  const { data, errors } = await pressBuy(test, reader, { episodeId, expectedPrice, ...more });
  const begun = data?.purchaseEpisode;
  if (!begun?.purchase) throw new Error(JSON.stringify(begun?.problems ?? errors));
  return { purchaseId: begun.purchase.id as string, checkoutUrl: begun.checkoutUrl as string };
}

/** Buys an episode the way a person does: the button, the payment page, the way back. Answers the purchase's id. */
export async function buyEpisode(test: TestApp, reader: TestPerson, episodeId: string): Promise<string> {
  const { purchaseId, checkoutUrl } = await beginToBuy(test, reader, episodeId);
  await payAt(test, checkoutUrl);
  const { data, errors } = await refreshPurchase(test, reader, purchaseId);
  const status = data?.updatePurchaseStatus.purchase?.status;
  if (status !== 'COMPLETED') throw new Error(`The purchase is ${status}: ${JSON.stringify(errors)}`);
  return purchaseId;
}
