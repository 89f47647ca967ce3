import { builder } from '../../../graphql/builder.ts';
import { defineConnection } from '../../../graphql/connection.ts';
import type { PortfolioWorkRecord } from '../loaders.ts';
import type { CategoryRecord } from '../store/categories.ts';
import type { ExternalWorkRecord } from '../store/externalWorks.ts';
import type { KomawariWorkRecord } from '../store/komawariWorks.ts';
import type { PortfolioRecord } from '../store/portfolios.ts';

export const PortfolioRef = builder.objectRef<PortfolioRecord>('Portfolio');
export const PortfolioConnection = defineConnection('Portfolio', PortfolioRef);
export const PortfolioCategoryRef = builder.objectRef<CategoryRecord>('PortfolioCategory');
export const ExternalWorkRef = builder.objectRef<ExternalWorkRecord>('ExternalWork');
export const ExternalWorkConnection = defineConnection('ExternalWork', ExternalWorkRef);
export const KomawariWorkRef = builder.objectRef<KomawariWorkRecord>('KomawariWork');
export const KomawariWorkConnection = defineConnection('KomawariWork', KomawariWorkRef);

export const PortfolioWork = builder.unionType('PortfolioWork', {
  description: 'A work of a portfolio: of Komawari, or published elsewhere.',
  types: [ExternalWorkRef, KomawariWorkRef],
  resolveType: (work: PortfolioWorkRecord) => ('workId' in work ? 'KomawariWork' : 'ExternalWork'),
});
export const PortfolioWorkConnection = defineConnection<PortfolioWorkRecord>('PortfolioWork', PortfolioWork as never);
