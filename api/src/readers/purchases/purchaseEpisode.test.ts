import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf } from '../../money/ledger/index.ts';
import { beginToBuy, buyEpisode, payAt, pressBuy, refreshPurchase } from '../../testing/buyEpisode.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../testing/createTestApp.ts';
import { publishEpisode, publishPaidEpisode } from '../../testing/publishEpisode.ts';

let test: TestApp;
let author: TestPerson;
let reader: TestPerson;
let count = 0;

beforeAll(async () => {
  test = await createTestApp();
  author = await test.signUpCreator('author');
  reader = await test.signUpCreator('reader');
});
afterAll(() => test.close());

const sql = (text: string, values: unknown[] = []) =>
  test.services.database.query<Record<string, unknown>>('q', text, values);
const newReader = () => test.signUpCreator(`reader${(count += 1)}`);
const publish = (price = 300) => publishPaidEpisode(test, author, { price });
const purchasesOf = (episodeId: string) =>
  sql('SELECT status, count(*)::int AS count FROM purchases WHERE episode_id = $1 GROUP BY 1', [episodeId]);

describe('buying an episode', () => {
  it('[R4-014] [R5-003] takes the button, the payment page and the way back, and tells both', async () => {
    const { id } = await publish(500);
    const before = await balancesOf(test.services.database, author.actor.accountId);
    const purchaseId = await buyEpisode(test, reader, id);
    const after = await balancesOf(test.services.database, author.actor.accountId);
    expect(after.pending - before.pending).toBe(452);
    const [row] = await sql('SELECT * FROM purchases WHERE id = $1', [purchaseId]);
    expect(row).toMatchObject({
      status: 'COMPLETED',
      method: 'card',
      price: 500,
      platform_fee: 30,
      payment_fee: 18,
      creator_share: 452,
      work_title: '星を売る店',
      seller_name: 'author 先生',
      is_test: true,
    });
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ to: 'reader@example.com', subject: expect.stringMatching(/^You bought .*星の値段/) });
    const told = await sql(`SELECT 1 FROM notifications WHERE type = 'EPISODE_PURCHASED' AND entity_id = $1`, [id]);
    expect(told).toHaveLength(1);
  });

  it('goes on on the same page when the button is pressed again, in this tab or another', async () => {
    const { id } = await publish();
    const first = await beginToBuy(test, reader, id);
    expect(await beginToBuy(test, reader, id)).toEqual(first);
  });

  it('is refused to whoever bought it, and no page to pay is opened', async () => {
    const { id } = await publish();
    const purchaseId = await buyEpisode(test, reader, id);
    const { errors } = await pressBuy(test, reader, { episodeId: id, expectedPrice: 300 });
    expect(errors[0]?.extensions).toMatchObject({ code: 'ALREADY_PURCHASED', purchaseId });
  });

  it('64 buyers at the same moment have 64 purchases, and 64 tries of one buyer have one', async () => {
    const { id } = await publish();
    const buyers: TestPerson[] = [];
    while (buyers.length < 64) buyers.push(await newReader());
    await Promise.all(buyers.map((buyer) => buyEpisode(test, buyer, id)));
    expect(await purchasesOf(id)).toEqual([{ status: 'COMPLETED', count: 64 }]);

    const { id: other } = await publish();
    await sql(`DELETE FROM throttles`);
    const single = await newReader();
    const tries = await Promise.all(
      Array.from({ length: 64 }, () => pressBuy(test, single, { episodeId: other, expectedPrice: 300 })),
    );
    const begun = tries.flatMap(({ data }) => data?.purchaseEpisode?.purchase?.id ?? []);
    expect(new Set(begun).size).toBe(1);
    expect(await purchasesOf(other)).toEqual([{ status: 'PENDING', count: 1 }]);
  });
});

describe('buying is refused, with what happened and whether money moved,', () => {
  const press = async (as: TestPerson | null, episodeId: string, expectedPrice = 300) => {
    const { data, errors } = await test.run(
      `mutation B($input: PurchaseEpisodeInput!) { purchaseEpisode(input: $input) { checkoutUrl problems { code message } } }`,
      { input: { episodeId, expectedPrice } },
      as,
    );
    return errors[0]?.extensions['code'] ?? data.purchaseEpisode.problems[0]?.code ?? 'OK';
  };
  const block = (one: TestPerson, other: TestPerson) =>
    sql('INSERT INTO blocks (account_id, blocked_account_id) VALUES ($1, $2)', [
      one.actor.accountId,
      other.actor.accountId,
    ]);

  const cases: [string, () => Promise<{ as: TestPerson | null; id: string; price?: number }>, string][] = [
    ['a guest', async () => ({ as: null, id: (await publish()).id }), 'UNAUTHENTICATED'],
    [
      'a visitor without a profile',
      async () => ({ as: await test.visit(), id: (await publish()).id }),
      'UNAUTHENTICATED',
    ],
    ['the creator of the episode', async () => ({ as: author, id: (await publish()).id }), 'FORBIDDEN'],
    [
      'somebody the creator blocked',
      async () => {
        const as = await newReader();
        await block(author, as);
        return { as, id: (await publish()).id };
      },
      'FORBIDDEN',
    ],
    [
      'somebody who blocked the creator',
      async () => {
        const as = await newReader();
        await block(as, author);
        return { as, id: (await publish()).id };
      },
      'FORBIDDEN',
    ],
    ['a free episode', async () => ({ as: reader, id: (await publishEpisode(test, author)).id }), 'NOT_FOR_SALE'],
    [
      'a draft',
      async () => {
        const { id } = await publish();
        await sql(`UPDATE episodes SET status = 'DRAFT', publish_at = NULL WHERE id = $1`, [id]);
        return { as: reader, id };
      },
      'NOT_FOUND',
    ],
    [
      'an archived episode',
      async () => {
        const { id } = await publish();
        await sql('UPDATE episodes SET archived_at = now() WHERE id = $1', [id]);
        return { as: reader, id };
      },
      'NOT_FOUND',
    ],
    [
      'another price than the wall showed',
      async () => ({ as: reader, id: (await publish(400)).id, price: 300 }),
      'PRICE_CHANGED',
    ],
    ['an id that is none', async () => ({ as: reader, id: 'banana' }), 'NOT_FOUND'],
    [
      'an episode of somebody who was disabled',
      async () => {
        const seller = await newReader();
        const { id } = await publishPaidEpisode(test, seller);
        await sql('UPDATE accounts SET disabled_at = now() WHERE id = $1', [seller.actor.accountId]);
        return { as: reader, id };
      },
      'NOT_FOUND',
    ],
    [
      'a work for adults, to who did not say that they are one',
      async () => {
        const { id, workId } = await publish();
        await sql(`UPDATE works SET rating = 'MATURE' WHERE id = $1`, [workId]);
        return { as: reader, id };
      },
      'MATURE',
    ],
  ];

  it.each(cases)('%s', async (_who, make, code) => {
    const { as, id, price } = await make();
    const sessions = Object.keys(test.stripe.world.state.kept.sessions).length;
    expect(await press(as, id, price)).toBe(code);
    expect(Object.keys(test.stripe.world.state.kept.sessions)).toHaveLength(sessions);
    expect(await purchasesOf(id)).toEqual([]);
  });

  it('where selling is closed', async () => {
    const { id } = await publish();
    const { config } = test.services;
    const { selling } = config;
    config.selling = null;
    expect(await press(reader, id)).toBe('FEATURE_DISABLED');
    config.selling = selling;
  });

  it('while the processor does not answer; pressed again, it goes on', async () => {
    const { id } = await publish();
    test.stripe.fail({ status: 500, times: 3 });
    expect(await press(reader, id)).toBe('SERVICE_UNAVAILABLE');
    test.stripe.fail({ status: 'HANG_UP', times: 4 });
    expect(await press(reader, id)).toBe('SERVICE_UNAVAILABLE');
    test.stripe.fail({ status: 500, times: 0 });
    expect(await press(reader, id)).toBe('OK');
    expect(await purchasesOf(id)).toEqual([{ status: 'PENDING', count: 1 }]);
  });
});

describe('on the payment page', () => {
  it.each([
    ['declined', 'DECLINED'],
    ['insufficient', 'INSUFFICIENT_FUNDS'],
  ])('a card that is %s charges nothing, and another try completes the same purchase', async (card, failure) => {
    const { id } = await publish();
    const { purchaseId, checkoutUrl } = await beginToBuy(test, reader, id);
    await payAt(test, checkoutUrl, card);
    const declined = await refreshPurchase(test, reader, id);
    expect(declined.data.updatePurchaseStatus.purchase).toMatchObject({ id: purchaseId, status: 'PENDING', failure });
    await payAt(test, checkoutUrl, 'success');
    const paid = await refreshPurchase(test, reader, purchaseId);
    expect(paid.data.updatePurchaseStatus.purchase).toMatchObject({
      status: 'COMPLETED',
      failure: null,
      method: 'CARD',
    });
  });

  it('3-D Secure asks first: refused, nothing is charged; confirmed, it is bought', async () => {
    const { id } = await publish();
    const { checkoutUrl } = await beginToBuy(test, reader, id);
    expect(await payAt(test, checkoutUrl, '4000 0027 6000 3184')).toMatchObject({ outcome: 'ASKS' });
    expect(await payAt(test, checkoutUrl, 'secure', false)).toMatchObject({ outcome: 'REFUSED' });
    const refused = await refreshPurchase(test, reader, id);
    expect(refused.data.updatePurchaseStatus.purchase).toMatchObject({ status: 'PENDING', failure: 'NOT_CONFIRMED' });
    await payAt(test, checkoutUrl, 'secure', true);
    const confirmed = await refreshPurchase(test, reader, id);
    expect(confirmed.data.updatePurchaseStatus.purchase.status).toBe('COMPLETED');
  });

  it('PayPay completes on the way back', async () => {
    const { id } = await publish();
    const { checkoutUrl } = await beginToBuy(test, reader, id);
    await payAt(test, checkoutUrl, 'paypay');
    const { data } = await refreshPurchase(test, reader, id);
    expect(data.updatePurchaseStatus.purchase).toMatchObject({ status: 'COMPLETED', method: 'PAYPAY' });
  });

  it('shops are offered from ¥120 on', async () => {
    const offered = async (price: number) => {
      const { checkoutUrl } = await beginToBuy(test, reader, (await publish(price)).id);
      return test.stripe.world.state.kept.sessions[checkoutUrl.split('/').at(-1) ?? '']?.payment_method_types;
    };
    expect(await offered(119)).toEqual(['card', 'paypay']);
    expect(await offered(120)).toEqual(['card', 'paypay', 'konbini']);
  });
});

it.each([
  ['en', ''],
  ['ja', '/ja'],
])('whoever buys on a page in %s comes back to it', async (language, prefix) => {
  const { id } = await publish();
  const answer = await test.app.inject({
    method: 'POST',
    url: '/graphql?opname=Test',
    headers: { authorization: `Bearer ${reader.token}`, 'accept-language': language },
    payload: {
      query: 'mutation B($input: PurchaseEpisodeInput!) { purchaseEpisode(input: $input) { checkoutUrl } }',
      variables: { input: { episodeId: id, expectedPrice: 300 } },
    },
  });
  const { checkoutUrl } = answer.json().data.purchaseEpisode;
  const session = test.stripe.world.state.kept.sessions[checkoutUrl.split('/').at(-1)];
  const page = `${test.services.config.http.publicUrl}${prefix}/episodes/${id}`;
  expect([session?.success_url, session?.cancel_url].map((url) => url?.split('?')[0])).toEqual([page, page]);
});

describe('money from a shop', () => {
  const leaveWithSlip = async () => {
    const { id } = await publish();
    const begun = await beginToBuy(test, reader, id);
    await payAt(test, begun.checkoutUrl, 'later');
    return { id, ...begun, waiting: (await refreshPurchase(test, reader, id)).data.updatePurchaseStatus.purchase };
  };
  const intentOf = (purchaseId: string) =>
    sql('SELECT payment_intent_id AS id FROM purchases WHERE id = $1', [purchaseId]).then(([row]) =>
      String(row?.['id']),
    );
  const settle = async (purchaseId: string) =>
    fetch(`${test.stripe.url}/dev/stripe/payments/${await intentOf(purchaseId)}/settle`, {
      method: 'POST',
      redirect: 'manual',
    });

  it('is waited for with number and date, and opens the episode when it comes', async () => {
    const { id, purchaseId, waiting } = await leaveWithSlip();
    expect(waiting).toMatchObject({ status: 'PENDING', method: 'KONBINI' });
    expect(waiting.konbini.shops.map(({ name }: { name: string }) => name)).toEqual([
      'FamilyMart',
      'Lawson',
      'Ministop',
      'Seicomart',
    ]);
    const days = (Date.parse(waiting.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(4.1);
    const unpaid = async (as: TestPerson) => {
      const asked =
        '{ viewer { ... on RegisteredViewer { unpaidPurchases { id price konbini { shops { name } } } } } }';
      return (await test.run(asked, {}, as)).data.viewer.unpaidPurchases;
    };
    expect(await unpaid(reader)).toMatchObject([{ id: purchaseId, price: 300, konbini: waiting.konbini }]);
    expect(await unpaid(await test.signUpCreator('somebody_else'))).toEqual([]);
    await settle(purchaseId);
    const { data } = await refreshPurchase(test, reader, id);
    expect(data.updatePurchaseStatus.purchase).toMatchObject({ status: 'COMPLETED', konbini: null });
    expect(await unpaid(reader)).toEqual([]);
  });

  it('is not waited for any more when the buyer pays by card instead', async () => {
    const { id, purchaseId } = await leaveWithSlip();
    const again = await pressBuy(test, reader, { episodeId: id, expectedPrice: 300 });
    expect(again.data.purchaseEpisode).toMatchObject({ checkoutUrl: null, purchase: { id: purchaseId } });
    const { data } = await pressBuy(test, reader, { episodeId: id, expectedPrice: 300, method: 'CARD' });
    expect(data.purchaseEpisode.purchase.id).not.toBe(purchaseId);
    expect((await settle(purchaseId)).status).toBe(400);
    await payAt(test, data.purchaseEpisode.checkoutUrl);
    const { data: done } = await refreshPurchase(test, reader, id);
    expect(done.updatePurchaseStatus.purchase.status).toBe('COMPLETED');
    expect((await purchasesOf(id)).toSorted((a, b) => String(a['status']).localeCompare(String(b['status'])))).toEqual([
      { status: 'COMPLETED', count: 1 },
      { status: 'EXPIRED', count: 1 },
    ]);
  });
});
