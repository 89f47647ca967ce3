import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SoldPurchase } from '../../../money/purchases/index.ts';
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/createTestApp.ts';
import { writePurchase } from '../../../testing/purchaseRows.ts';
import { receiptOf } from './receiptOf.ts';

let test: TestApp;
let seller: TestPerson;
let buyer: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  seller = await test.signUpCreator('seller');
  buyer = await test.signUpCreator('buyer');
});
afterAll(() => test.close());

const get = (file: string, as: TestPerson | null = buyer) =>
  test.app.inject({ url: `/receipts/${file}`, headers: as ? { authorization: `Bearer ${as.token}` } : {} });
const buy = (status: 'PENDING' | 'COMPLETED' | 'REFUNDED' | 'FAILED' | 'EXPIRED') =>
  writePurchase(test, { buyer, seller, episodeId: null, status });
const urlsOfAll = async (): Promise<(string | null)[]> => {
  const asked = '{ viewer { ... on RegisteredViewer { purchaseHistory(first: 50) { nodes { receiptUrl } } } } }';
  const { nodes } = (await test.run(asked, {}, buyer)).data.viewer.purchaseHistory;
  return nodes.map(({ receiptUrl }: { receiptUrl: string | null }) => receiptUrl);
};

it.each(['COMPLETED', 'REFUNDED'] as const)('the buyer of a purchase that is %s gets its receipt', async (status) => {
  const id = await buy(status);
  expect(await urlsOfAll()).toContain(`/receipts/${id}.pdf`);
  const answer = await get(`${id}.pdf?name=${encodeURIComponent('雨宮 ましろ')}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="komawari-receipt-${id}.pdf"`,
    'cache-control': 'private, no-store',
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

it.each(['PENDING', 'FAILED', 'EXPIRED'] as const)('of a purchase that is %s there is none', async (status) => {
  const id = await buy(status);
  expect((await get(`${id}.pdf`)).statusCode).toBe(404);
});

it('nobody else gets a receipt: neither the seller, nor a guest, nor by a name that is none', async () => {
  const id = await buy('COMPLETED');
  expect((await get(`${id}.pdf`, seller)).statusCode).toBe(404);
  expect((await get(`${id}.pdf`, null)).statusCode).toBe(404);
  for (const file of [id, `${id}.exe`, `${id}.pdf.pdf`, 'r0.pdf', 'e1.pdf', '..%2fr1.pdf'])
    expect([file, (await get(file)).statusCode]).toEqual([file, 404]);
});

describe('a receipt', () => {
  const purchase = {
    id: 'r1',
    price: 500,
    purchasedAt: new Date('2026-11-22T15:00:00Z'),
    refundedAt: null,
    workTitle: '星を継ぐ',
    episodeTitle: '第1話',
    sellerName: '雨宮ましろ',
    method: 'card',
    isTest: false,
  } as SoldPurchase;
  const invoice = { registrationNumber: 'T1234567890123', issuer: '株式会社コマワリ' };

  it('names nobody registered where nobody is, and says what of the price is tax', () => {
    const { left, right, notes, figure } = receiptOf(purchase, '', null);
    expect([left, right, figure?.amount]).toEqual([['上 様'], ['Komawari', 'No. r1', '2026年11月23日'], '¥500−']);
    expect(notes).toEqual([
      '10%対象 ¥500（内消費税 ¥45）',
      '販売者: 雨宮ましろ（取扱 Komawari）　支払方法: クレジットカード',
    ]);
  });

  it('is an invoice where an issuer is registered: issuer, number, day, what, rate and tax', () => {
    const { left, right, table, notes } = receiptOf(purchase, '株式会社読者', invoice);
    expect(left).toEqual(['株式会社読者 様']);
    expect(right).toEqual(['株式会社コマワリ', '登録番号 T1234567890123', 'No. r1', '2026年11月23日']);
    expect(table.rows).toEqual([['星を継ぐ　第1話', '10%', '¥500']]);
    expect(notes).toContain('10%対象 ¥500（内消費税 ¥45）');
    expect(notes).toContain('この領収書は適格請求書です。');
  });

  it('says that the money went back, and that test money makes none', () => {
    const refunded = { ...purchase, isTest: true, refundedAt: new Date('2026-11-24T00:00:00Z') };
    const { notes } = receiptOf(refunded, '', invoice);
    expect(notes).toContain('2026年11月24日に全額を返金しました。');
    expect(notes).toContain('テスト決済のため、領収書としては使えません。');
    expect(notes).not.toContain('この領収書は適格請求書です。');
  });
});
