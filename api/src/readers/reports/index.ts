export { decideReport, loadOpenReport } from './decideReport.ts';
export { setAccountDisabled } from './disableAccount.ts';
export { listDecisions } from './store/decisions.ts';
export { listOpenReports, type Decision, type OpenReport } from './store/reports.ts';
export { reportsLifecycle } from './lifecycle.ts';
export { takeDown } from './takeDown.ts';
