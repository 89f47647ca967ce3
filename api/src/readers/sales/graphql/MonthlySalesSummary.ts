import { builder } from '../../../graphql/builder.ts';
import { accountOf } from '../../../kernel/actor.ts';
import { canSeeWork, workLoader, WorkRef } from '../../../publications/works/index.ts';
import { hasEnded, nameOf } from '../months.ts';
import { readSalesByDay, type SalesDay } from '../readSales.ts';
import { salesFileAddress } from '../salesFileAddress.ts';
import type { MonthlySales, WorkSales } from '../sumUpSales.ts';
import { EpisodeSalesSummary } from './EpisodeSalesSummary.ts';
import { SUMS } from './sums.ts';

const SalesDayRef = builder.objectRef<SalesDay>('SalesDay').implement({
  description: 'A day in Tokyo.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'Such as 2026-10-09.' }),
    quantity: t.exposeInt('quantity', { description: 'How many were sold.' }),
    amount: t.exposeInt('amount', { description: 'What readers paid, in yen.' }),
  }),
});

/** The type `MonthlyWorkSalesSummary`. */
export const MonthlyWorkSalesSummary = builder.objectRef<WorkSales>('MonthlyWorkSalesSummary').implement({
  description: 'What one work sold in a month of Tokyo.',
  fields: (t) => ({
    ...Object.fromEntries(Object.entries(SUMS).map(([name, sum]) => [name, t.int(sum)])),
    id: t.exposeID('id', { description: 'Of month and work.' }),
    year: t.int({ description: 'The year.', resolve: ({ month }) => month.year }),
    month: t.int({ description: 'The month, 1 to 12.', resolve: ({ month }) => month.month }),
    isTest: t.exposeBoolean('isTest', { description: 'Whether some of it is test money, which is never paid out.' }),
    work: t.field({
      type: WorkRef,
      nullable: true,
      description: 'The work; null when it is not there any more.',
      resolve: async ({ workId }, _args, context) => {
        const work = workId === null ? null : await workLoader(context).load(workId);
        return work && canSeeWork(context.actor, work) ? work : null;
      },
    }),
    workTitle: t.exposeString('workTitle', { description: 'What it was called when it was sold.' }),
    episodeSalesSummaries: t.field({
      type: [EpisodeSalesSummary],
      description: 'By episode and price, the one that sold most first.',
      resolve: ({ episodes }) => episodes,
    }),
    days: t.field({
      type: [SalesDayRef],
      description: 'Every day of the month.',
      resolve: ({ month, workKey }, _args, { actor, reader }) =>
        readSalesByDay(reader, accountOf(actor), month, workKey),
    }),
    csvUrl: t.string({
      description: 'Address of a CSV file of this summary, for the viewer’s own session.',
      resolve: ({ id }) => salesFileAddress(id, 'csv'),
    }),
  }),
});

/** The type `MonthlySalesSummary`. */
export const MonthlySalesSummary = builder.objectRef<MonthlySales>('MonthlySalesSummary').implement({
  description: 'What a creator sold in a month of Tokyo. A refund leaves the month of its sale.',
  fields: (t) => ({
    ...Object.fromEntries(Object.entries(SUMS).map(([name, sum]) => [name, t.int(sum)])),
    id: t.exposeID('id', { description: 'Of month and creator.' }),
    year: t.int({ description: 'The year.', resolve: ({ month }) => month.year }),
    month: t.int({ description: 'The month, 1 to 12.', resolve: ({ month }) => month.month }),
    hasEnded: t.boolean({
      description: 'Whether the month is over in Tokyo.',
      resolve: ({ month }) => hasEnded(month),
    }),
    isTest: t.exposeBoolean('isTest', { description: 'Whether some of it is test money, which is never paid out.' }),
    workSalesSummaries: t.field({
      type: [MonthlyWorkSalesSummary],
      description: 'By work, the one that sold most first.',
      resolve: ({ works }) => works,
    }),
    csvUrl: t.string({
      description: 'Address of a CSV file of this summary, for the viewer’s own session.',
      resolve: ({ month }) => salesFileAddress(nameOf(month), 'csv'),
    }),
    statementUrl: t.string({
      nullable: true,
      description:
        'Address of the statement (PDF, Japanese), for the viewer’s own session; null until the month is over.',
      resolve: ({ month }) => (hasEnded(month) ? salesFileAddress(nameOf(month), 'pdf') : null),
    }),
  }),
});
