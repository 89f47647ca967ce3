import type { Lifecycle } from '../../database/index.ts';
import { portfolioCategoryWorks, categories } from './store/categories.ts';
import { externalWorks } from './store/externalWorks.ts';
import { komawariWorks } from './store/komawariWorks.ts';
import { portfolios } from './store/portfolios.ts';
import { collectPortfolio } from './store/ownData.ts';

export const portfoliosLifecycle: Lifecycle = {
  name: 'publications/portfolios',
  tables: [portfolioCategoryWorks, categories, externalWorks, komawariWorks, portfolios],
  collectData: collectPortfolio,
};
