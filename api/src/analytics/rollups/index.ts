export { checkAnalytics } from './checkAnalytics.ts';
export { NORM_DAYS } from './store/countNorms.ts';
export { rollupsLifecycle } from './lifecycle.ts';
export { compareAnalytics, rollUpAnalytics } from './rollUpAnalytics.ts';
export { findProgress, type Progress } from './store/progress.ts';
export { LABEL_PARTS } from './store/recount.ts';
export type { Measure } from './store/norms.ts';
export type { FactItem } from './store/facts.ts';
