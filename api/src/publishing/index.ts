export { copyAssets } from './copyAssets.ts';
export { createPublisher, type Publisher, type PublisherOptions } from './createPublisher.ts';
export type { ExportFailure, ExportOptions, ExportResult } from './exportSite.ts';
export { declareChanges, declareChangesWithinAMinute } from './declareChanges.ts';
export { isKeyedType, keyOfEntity, keys, type Key } from './keys.ts';
export { gatedPathOf, maturePathOf } from './pages/maturePages.ts';
export { describePath, FIXED_PATHS } from './pages/families.ts';
export { isUnavailablePath, unavailablePathIn } from './pages/unavailablePages.ts';
export {
  episodePath,
  fromUrlPath,
  illustrationPath,
  imageOfPath,
  imagePath,
  portfolioWorkPath,
  tagPath,
  toUrlPath,
  userPath,
  workPath,
} from './paths.ts';
export type { Executor, Log, PageRenderer, PublisherMoments, RenderedPage, Translation } from './PublisherParts.ts';
export { resolvePage, type FindNameAfter, type Resolution } from './resolvePage.ts';
export { readPublishingBacklog, type PublishingBacklog } from './store/backlog.ts';
export { KEY_OF_RANKING, listRankingKeys } from './store/rankingKeys.ts';
export { createBucketPageStore } from './store/createBucketPageStore.ts';
export { createDiskPageStore, type DiskPageStore } from './store/createDiskPageStore.ts';
export { DERIVATIVE, type PageStore } from './store/PageStore.ts';
export { createPurgeTargets } from './purging/createPurgeTargets.ts';
export { tagOf } from './purging/tagOf.ts';
export { readPurgeBacklog } from './store/purges.ts';
export { type StoredFile } from './store/StoredFile.ts';
export { publishingLifecycle } from './lifecycle.ts';
