import { demoReaders } from './readers.ts';
import type { DemoMoney, DemoSale } from './types.ts';

const SELLER = 'haruno_koma';
const hours = (days: number): number => days * 24;

/** Sales of an episode, one on each of these days ago, to readers in their order; `first` is the first one's place. */
const soldTo = (episode: string, first: number, days: readonly number[]): DemoSale[] =>
  days.map((day, index) => ({
    episode,
    buyer: demoReaders[first + index]!.screenName,
    // At any time of the day.
    hoursAgo: hours(day) + ((index * 7) % 23),
  }));

/** One of them becomes something else than a sale that stays. */
const becoming = (sales: DemoSale[], index: number, became: DemoSale['became']): DemoSale[] =>
  sales.map((sale, at) => (at === index && became ? { ...sale, became } : sale));

const daysOfCatBoss = [95, 95, 94, 92, 90, 87, 83, 80, 76, 71, 68, 62, 55, 49, 44, 40, 34, 29, 21, 16, 9, 4, 1];
const daysOfWellHouse = [42, 42, 41, 39, 36, 33, 28, 24, 19, 15, 12, 8, 5, 2];
const daysOfFlorist = [52, 50, 47, 44, 38, 31, 26, 20, 13, 6];

/** What was sold over three months, and what became of the money. */
export const demoMoney: DemoMoney = {
  sales: [
    // The eighteenth buyer gave it back; the bank of the twenty-first is asking.
    ...becoming(becoming(soldTo('works/cat-boss/episodes/2', 1, daysOfCatBoss), 17, 'REFUNDED'), 20, 'DISPUTED'),
    ...['neko_no_se', 'senbei8', 'kogitsune3', 'omochi_neko'].map((buyer, index) => ({
      episode: 'works/cat-boss/episodes/3',
      buyer,
      hoursAgo: 8.5 - index * 2,
    })),
    ...soldTo('works/well-house/episodes/2', 5, daysOfWellHouse),
    // Who signs in as reader@example.com has something of their own to read.
    { episode: 'works/well-house/episodes/2', buyer: 'yomuko', hoursAgo: 33 },
    ...soldTo('works/florist/episodes/2', 12, daysOfFlorist),
  ],
  bankAccounts: {
    [SELLER]: {
      bankCode: '0001',
      branchCode: '210',
      accountType: 'ORDINARY',
      accountNumber: '1234567',
      accountName: 'ハルノ コマ',
    },
    yomisaka: {
      bankCode: '0005',
      branchCode: '001',
      accountType: 'ORDINARY',
      accountNumber: '7654321',
      accountName: 'ヨミサカ',
    },
    sakura_yuno: {
      bankCode: '0009',
      branchCode: '001',
      accountType: 'ORDINARY',
      accountNumber: '2345678',
      accountName: 'サクラ ユノ',
    },
  },
  withdrawals: [
    { creator: SELLER, amount: 2000, hoursAgo: hours(60), state: 'PAID' },
    { creator: SELLER, amount: 1500, hoursAgo: hours(33), state: 'REFUNDED' },
    { creator: SELLER, amount: 1200, hoursAgo: hours(10), state: 'CANCELED' },
    { creator: 'yomisaka', amount: 2000, hoursAgo: hours(8), state: 'PROCESSING' },
    { creator: 'sakura_yuno', amount: 1500, hoursAgo: 2, state: 'REQUESTED' },
  ],
};
