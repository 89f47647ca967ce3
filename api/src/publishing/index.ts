export { createPublisher, type Publisher, type PublisherOptions } from './createPublisher.ts';
export type { ExportFailure, ExportOptions, ExportResult } from './exportSite.ts';
export { copyAssets } from './copyAssets.ts';
export { declareChanges } from './declareChanges.ts';
export { keys } from './keys.ts';
export { describePath, fromUrlPath, imageOfPath, toUrlPath } from './paths.ts';
export type { Executor, Log, PageRenderer, PublisherMoments, RenderedPage } from './PublisherParts.ts';
export { resolvePage, type Resolution } from './resolvePage.ts';
export { createPageStore, type PageStore } from './store/createPageStore.ts';
