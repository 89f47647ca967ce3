import { builder } from '../../../graphql/builder.ts';
import { accountOf } from '../../../kernel/actor.ts';
import { EpisodeRef, findSeenEpisode } from '../../../publications/episodes/index.ts';
import { currentMonth, hasEnded, monthAfter } from '../months.ts';
import { readMonthlySales, readRecentSales, readTwelveMonths, type SalesMonth } from '../readSales.ts';
import type { SalesAtAGlance } from '../salesAtAGlance.ts';
import { salesFileAddress } from '../salesFileAddress.ts';
import type { SaleRecord } from '../store/sales.ts';
import { MonthlySalesSummary } from './MonthlySalesSummary.ts';

const SaleRef = builder.objectRef<SaleRecord>('Sale').implement({
  description: 'One sale as its seller sees it: without the buyer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Number of the purchase, to quote to the operators.' }),
    episode: t.field({
      type: EpisodeRef,
      nullable: true,
      description: 'The episode; null when it is not there any more.',
      resolve: ({ episodeId }, _args, context) => findSeenEpisode(context, episodeId),
    }),
    episodeTitle: t.exposeString('episodeTitle', { description: 'What it was called when it was sold.' }),
    workTitle: t.exposeString('workTitle', { description: 'What its work was called when it was sold.' }),
    price: t.exposeInt('price', { description: 'What it was sold for, in yen with tax.' }),
    withdrawableAmount: t.exposeInt('share', { description: 'What of it is the creator’s, in yen.' }),
    soldAt: t.expose('soldAt', { type: 'DateTime', description: 'When it was sold.' }),
    isRefunded: t.exposeBoolean('isRefunded', { description: 'Whether the money went back.' }),
    isDisputed: t.exposeBoolean('isDisputed', { description: 'Whether it waits for a dispute to be decided.' }),
  }),
});

const SalesMonthRef = builder.objectRef<SalesMonth>('SalesMonth').implement({
  description: 'A month in Tokyo, in sums.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The year.' }),
    month: t.exposeInt('month', { description: 'The month, 1 to 12.' }),
    quantity: t.exposeInt('quantity', { description: 'How many were sold.' }),
    amount: t.exposeInt('amount', { description: 'What readers paid, in yen.' }),
    fee: t.int({ description: 'What of it are fees, in yen.', resolve: ({ amount, share }) => amount - share }),
    withdrawableAmount: t.exposeInt('share', { description: 'What of it is the creator’s, in yen.' }),
  }),
});

/** The type `SalesSummary`. Nothing of it is stored: every part is a sum of what stands in the books at this moment. */
export const SalesSummary = builder.objectRef<SalesAtAGlance>('SalesSummary').implement({
  description: 'The viewer’s sales at a glance.',
  fields: (t) => ({
    thisMonth: t.field({
      type: MonthlySalesSummary,
      description: 'The month that runs in Tokyo.',
      resolve: (_summary, _args, { actor, reader }) => readMonthlySales(reader, accountOf(actor), currentMonth()),
    }),
    lastMonth: t.field({
      type: MonthlySalesSummary,
      description: 'The month before it.',
      resolve: (_summary, _args, { actor, reader }) =>
        readMonthlySales(reader, accountOf(actor), monthAfter(currentMonth(), -1)),
    }),
    months: t.field({
      type: [SalesMonthRef],
      description: 'The last twelve months, the one that runs last.',
      resolve: (_summary, _args, { actor, reader }) => readTwelveMonths(reader, accountOf(actor)),
    }),
    recentSales: t.field({
      type: [SaleRef],
      description: 'The latest sales, also those that went back.',
      args: { first: t.arg.int({ description: '1 to 50; left out: 10.' }) },
      resolve: (_summary, { first }, { actor, reader }) => readRecentSales(reader, accountOf(actor), first ?? 10),
    }),
    clearingAmount: t.int({
      description: 'What was sold less than 48 hours ago, the creator’s part, in yen.',
      resolve: async ({ balances }) => (await balances()).pending,
    }),
    balance: t.int({
      description: 'What can be withdrawn, in yen. Below 0 when a buyer took back what was paid out.',
      resolve: async ({ balances }) => (await balances()).withdrawable,
    }),
    yearStatementUrl: t.string({
      nullable: true,
      description:
        'Address of the statement of a year (PDF, Japanese), for the viewer’s own session; null until the year is over.',
      args: { year: t.arg.int({ required: true, description: 'The year.' }) },
      resolve: (_summary, { year }) =>
        hasEnded({ year, month: 12 }) && year >= 2000 ? salesFileAddress(String(year), 'pdf') : null,
    }),
  }),
});
