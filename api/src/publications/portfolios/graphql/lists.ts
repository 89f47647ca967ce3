import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { listPortfolios } from '../lists.ts';
import { PortfolioConnection } from './refs.ts';

builder.queryField('portfolios', (t) =>
  t.field({
    type: PortfolioConnection,
    description: 'Portfolios with at least one work a reader can see: picked ones first, then the newest.',
    authScopes: { public: true },
    args: {
      first: t.arg.int({ description: 'Up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the last one seen.' }),
    },
    resolve: async (_root, page, context) =>
      toConnection(await listPortfolios(context, page), (portfolio) => portfolio, page.after),
  }),
);
