import { builder } from '../../../graphql/builder.ts';
import { toConnection } from '../../../graphql/connection.ts';
import { boundedFirst } from '../../../kernel/cursor.ts';
import { keys } from '../../../publishing/index.ts';
import { listPortfolios } from '../store/portfolios.ts';
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
    resolve: async (_root, { first, after }, context) => {
      context.dependsOn(keys.portfolios);
      const slice = await listPortfolios(context.reader, boundedFirst(first, 24), after ?? null);
      return toConnection(slice, (portfolio) => portfolio, after);
    },
  }),
);
