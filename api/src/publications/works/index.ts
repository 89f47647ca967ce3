export { addKeptWork } from './addKeptWork.ts';
export { announceReturns } from './announceReturns.ts';
export { declareWorkAppearance } from './declareWorkChanges.ts';
export type { WorkInput } from './checkWork.ts';
export { OwnWorkSort, ScrollDirectionEnum, WorkGenreEnum } from './graphql/enums.ts';
export { WorkInputRef } from './graphql/inputs.ts';
export { WorkConnection, WorkRef } from './graphql/refs.ts';
export { isGated, loadVisibleWork, workLoader } from './loaders.ts';
export type { Rating } from './details.ts';
export { canBookmarkWork, canCreateWork, canEditWork, canSeeWork, isMature } from './policy.ts';
export {
  findWorks,
  listWorkIdsOf,
  lockWork,
  refreshFirstPublication,
  touchWork,
  type WorkRecord,
} from './store/works.ts';
export { boundedOwnList, type OwnListWanted } from './lists.ts';
export { listOwnRows, ownRowsFound, type OwnRowsAsked } from './store/ownRows.ts';
export { settleWork } from './store/importedWorks.ts';
export { suspendWork } from './suspendWork.ts';
export { writeNewWork } from './writeNewWork.ts';
export { worksLifecycle } from './lifecycle.ts';
