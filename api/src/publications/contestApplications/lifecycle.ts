import type { Lifecycle } from '../../database/index.ts';
import { contestApplications, forgetPersonalInfo } from './store/applications.ts';
import { contestEntries } from './store/entries.ts';
import { contestDepartments } from './store/stages.ts';

export const contestApplicationsLifecycle: Lifecycle = {
  name: 'publications/contestApplications',
  tables: [contestApplications, contestEntries, contestDepartments],
  purge: forgetPersonalInfo,
};
