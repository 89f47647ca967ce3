export { readOnlyViewAs, seeAs } from './seeAs.ts';
export { deleteOldViewAsAudits, listViewAsAudits } from './store/viewAsAudits.ts';
export { readViewAs } from './viewAsTokens.ts';
