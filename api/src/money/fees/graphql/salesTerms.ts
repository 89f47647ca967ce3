import type { SellingConfig } from '../../../config/sellingConfig.ts';
import { builder } from '../../../graphql/builder.ts';
import { priceLimits } from '@komawari/ui/salePrice';

const SalesTerms = builder.objectRef<SellingConfig>('SalesTerms').implement({
  description:
    'On what terms episodes are sold here. Each fee of a price is rounded down to the yen; the rest is the creator’s.',
  fields: (t) => ({
    minPrice: t.int({ description: 'The lowest price, in yen with tax.', resolve: () => priceLimits.min }),
    maxPrice: t.int({ description: 'The highest price, in yen with tax.', resolve: () => priceLimits.max }),
    platformFeeBps: t.int({
      description: 'The fee of this place, in hundredths of a percent of the price.',
      resolve: ({ rates }) => rates.platformFeeBps,
    }),
    paymentFeeBps: t.int({
      description: 'The fee of the payment company, in hundredths of a percent of the price.',
      resolve: ({ rates }) => rates.paymentFeeBps,
    }),
    isTest: t.exposeBoolean('isTest', { description: 'No money moves: what is bought is paid with test money.' }),
  }),
});

builder.queryField('salesTerms', (t) =>
  t.field({
    type: SalesTerms,
    nullable: true,
    description: 'On what terms episodes are sold here; null where selling is closed.',
    authScopes: { public: true },
    resolve: (_root, _args, { services }) => services.config.selling,
  }),
);
