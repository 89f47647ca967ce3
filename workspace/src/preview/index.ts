export { CreatorPage } from './components/CreatorPage.tsx';
export { ExternalWorkTab } from './components/ExternalWorkTab.tsx';
export { MangaTab } from './components/MangaTab.tsx';
export { PortfolioTab } from './components/PortfolioTab.tsx';
export { WithPreview } from './components/WithPreview.tsx';
export {
  previewWorkOf,
  savedTiers,
  tiersOf,
  type PreviewTier,
  type PreviewUser,
  type PreviewWork,
} from './previewOf.ts';
