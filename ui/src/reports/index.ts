/** Reports of failures to the operator of an installation, where one wants them. */
export { startReports } from './startReports.ts';
