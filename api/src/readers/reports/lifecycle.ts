import type { Lifecycle } from '../../database/index.ts';
import { moderationLog } from './store/decisions.ts';
import { reports, forgetReports } from './store/reports.ts';

export const reportsLifecycle: Lifecycle = {
  name: 'readers/reports',
  tables: [moderationLog, reports],
  forgetAccount: forgetReports,
};
