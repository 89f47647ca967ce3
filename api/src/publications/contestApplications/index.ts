export type { ContestApplicationInput } from './checkApplications.ts';
export { ContestApplicationInputRef, ContestApplicationRef } from './graphql/ContestApplication.ts';
export { applicationsLoader, contestStageLoader, departmentsLoader } from './loaders.ts';
export { canBeFanOnly, isBeingJudged, isFrozen, type ContestStage } from './policy.ts';
export { saveApplications } from './saveApplications.ts';
export { findEntry, writeEnd, writeEntry, writePickup, writePrize, type ContestEntryRecord } from './store/entries.ts';
export { listApplications, type ScoutPreference } from './store/applications.ts';
export { findContestStages, findDepartments, isInAnotherContest, replaceDepartments } from './store/stages.ts';
export { contestApplicationsLifecycle } from './lifecycle.ts';
