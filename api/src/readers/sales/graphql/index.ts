import { builder } from '../../../graphql/builder.ts';
import { definePayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import { accountOf } from '../../../kernel/actor.ts';
import type { Problem } from '../../../kernel/errors.ts';
import { said } from '../../../kernel/said.ts';
import readersErrors from '../../../messages/readersErrors.js';
import { currentMonth, toMonth } from '../months.ts';
import { readMonthlySales, readMonthlyWorkSales } from '../readSales.ts';
import { salesAtAGlance, type SalesAtAGlance } from '../salesAtAGlance.ts';
import type { MonthlySales } from '../sumUpSales.ts';
import { updateSalesSummary } from '../updateSalesSummary.ts';
import { MonthlySalesSummary, MonthlyWorkSalesSummary } from './MonthlySalesSummary.ts';
import { SalesSummary } from './SalesSummary.ts';

builder.objectField(RegisteredViewerRef, 'salesSummary', (t) =>
  t.field({
    type: SalesSummary,
    description: 'The viewer’s sales at a glance.',
    resolve: (_viewer, _args, context) => salesAtAGlance(context),
  }),
);

builder.objectField(RegisteredViewerRef, 'monthlySalesSummary', (t) =>
  t.field({
    type: MonthlySalesSummary,
    nullable: true,
    description: 'What the viewer sold in a month of Tokyo; null for months that have not begun.',
    args: {
      year: t.arg.int({ required: true, description: 'The year.' }),
      month: t.arg.int({ required: true, description: 'The month, 1 to 12.' }),
    },
    resolve: (_viewer, { year, month }, { actor, reader }) => {
      const asked = toMonth(year, month);
      return asked && readMonthlySales(reader, accountOf(actor), asked);
    },
  }),
);

builder.objectField(RegisteredViewerRef, 'monthlyWorkSalesSummary', (t) =>
  t.field({
    type: MonthlyWorkSalesSummary,
    nullable: true,
    description: 'What one work of the viewer sold in a month; null where nothing of it was sold then.',
    args: { id: t.arg.id({ required: true, description: 'Id of the summary.' }) },
    resolve: (_viewer, { id }, { actor, reader }) => readMonthlyWorkSales(reader, accountOf(actor), id),
  }),
);

const UpdateSalesSummaryInput = builder.inputType('UpdateSalesSummaryInput', {
  description: 'Which month to answer with; without one, the month that runs in Tokyo.',
  fields: (t) => ({
    year: t.int({ description: 'The year.' }),
    month: t.int({ description: 'The month, 1 to 12.' }),
  }),
});
const UpdateSalesSummaryPayload = definePayload<{ salesSummary: SalesAtAGlance; monthlySalesSummary: MonthlySales }>(
  'UpdateSalesSummaryPayload',
  'The sales as they are now.',
  {
    salesSummary: { type: SalesSummary, description: 'The viewer’s sales at a glance.' },
    monthlySalesSummary: { type: MonthlySalesSummary, description: 'The month that was asked for.' },
  },
);
const noSuchMonth: Problem = {
  path: ['input', 'month'],
  code: 'NO_SUCH_MONTH',
  ...said(readersErrors, (t) => t.sales.noSuchMonth()),
};

builder.mutationField('updateSalesSummary', (t) =>
  t.field({
    type: UpdateSalesSummaryPayload,
    description:
      'Brings the viewer’s sales up to this moment: what was sold 48 hours ago becomes withdrawable now. Answers with the sums, which are never stored.',
    authScopes: { registered: true },
    args: { input: t.arg({ type: UpdateSalesSummaryInput, required: true, description: 'The month.' }) },
    resolve: async (_root, { input: { year, month } }, context) => {
      const now = currentMonth();
      const asked = toMonth(year ?? now.year, month ?? now.month);
      if (!asked) return { result: null, problems: [noSuchMonth] };
      await updateSalesSummary(context);
      const monthlySalesSummary = await readMonthlySales(context.reader, accountOf(context.actor), asked);
      return { result: { salesSummary: salesAtAGlance(context), monthlySalesSummary }, problems: [] };
    },
  }),
);
