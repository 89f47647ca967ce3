export { createWork, writeNewWork } from './createWork.ts';
export { declareWorkAppearance, listKeysOf } from './declareWorkChanges.ts';
export { deleteWork, restoreWork } from './deleteWork.ts';
export { ScrollDirectionEnum } from './graphql/enums.ts';
export { WorkConnection, WorkRef } from './graphql/refs.ts';
export { loadVisibleWork, workLoader } from './loaders.ts';
export { canBookmarkWork, canEditWork, canSeeWork } from './policy.ts';
export {
  findWorks,
  listOwnWorks,
  listWorkIdsOf,
  listWorksOfSite,
  lockWork,
  refreshFirstPublication,
  touchWork,
  type WorkRecord,
} from './store/works.ts';
export { suspendWork } from './suspendWork.ts';
export { updateWork } from './updateWork.ts';
