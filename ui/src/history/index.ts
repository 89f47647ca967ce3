/** Where this tab has been: the last ten routes, for "back" links and for the place to return to after signing in. */
export { createVisits, visitLimit, type Visits } from './createVisits.ts';
