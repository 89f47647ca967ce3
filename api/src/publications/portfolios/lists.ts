import type { Context } from '../../graphql/context.ts';
import { boundedPage, type PageAsked, type Slice } from '../../kernel/cursor.ts';
import { keys } from '../../publishing/index.ts';
import * as store from './store/portfolios.ts';
import type { PortfolioRecord } from './store/portfolios.ts';

/** Portfolios that show a reader at least one work: picked ones first, then the newest. */
export function listPortfolios(context: Context, page: PageAsked): Promise<Slice<PortfolioRecord>> {
  context.dependsOn(keys.portfolios);
  return store.listPortfolios(context.reader, boundedPage(page, 24));
}
