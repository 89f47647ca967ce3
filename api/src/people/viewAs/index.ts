export { readOnlyViewAs, seeAs } from './seeAs.ts';
export { listViewAsAudits } from './store/viewAsAudits.ts';
export { readViewAs } from './viewAsTokens.ts';
export { viewAsLifecycle } from './lifecycle.ts';
