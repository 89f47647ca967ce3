export { decideReport, loadOpenReport } from './decideReport.ts';
export { setAccountDisabled } from './disableAccount.ts';
export { listDecisions, type Decision } from './store/decisions.ts';
export { listOpenReports, type OpenReport } from './store/reports.ts';
export { reportsLifecycle } from './lifecycle.ts';
