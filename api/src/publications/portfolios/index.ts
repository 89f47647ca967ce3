export { addPortfolioWorkExternal } from './addPortfolioWorkExternal.ts';
export { addPortfolioWorkKomawaris } from './addPortfolioWorkKomawaris.ts';
export { addPortfolioCategory } from './changeCategories.ts';
export { importPortfolio } from './importPortfolio.ts';
export { findPortfolios } from './store/portfolios.ts';
export { updatePortfolioBannerImage } from './updatePortfolioBannerImage.ts';
export { portfoliosLifecycle } from './lifecycle.ts';
