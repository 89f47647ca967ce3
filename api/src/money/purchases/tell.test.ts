import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { expectMailIn } from '../../testing/mailLanguages.ts';
import type { PurchaseRecord } from './store/purchases.ts';
import { tellOfRefund, tellOfSale } from './tell.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe.each(LANGUAGES)('to a buyer who reads %s', (language) => {
  it('a sale, a refund and a payment that came late are told in that language, with the price', async () => {
    const buyer = await test.signUpCreator(`reads_${language}`);
    const document =
      'mutation L($language: InterfaceLanguage) { updateProfile(input: { language: $language }) { problems { code } } }';
    await test.run(document, { language: language.toUpperCase() }, buyer);
    const titles = { episodeTitle: 'Rain', workTitle: 'Lamps' };
    const purchase = { ...titles, accountId: buyer.actor.accountId, sellerId: null, episodeId: 'e1', price: 1500 };
    await test.services.database.transact(async (tx) => {
      await tellOfSale(tx, test.services, purchase as PurchaseRecord);
      await tellOfRefund(tx, test.services, purchase as PurchaseRecord, 'REFUND');
      await tellOfRefund(tx, test.services, purchase as PurchaseRecord, 'LATE');
    });
    const mails = (await test.mails()).filter(({ to }) => to === `reads_${language}@example.com`);
    expect(mails).toHaveLength(3);
    for (const mail of mails) {
      expectMailIn(language, mail);
      expect(mail.text).toContain(language === 'ja' ? '1,500円' : '¥1,500');
    }
  });
});
