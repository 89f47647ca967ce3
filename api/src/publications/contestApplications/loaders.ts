import { defineLoader } from '../../graphql/defineLoader.ts';
import type { ContestStage } from './policy.ts';
import { findApplications, type ApplicationRecord } from './store/applications.ts';
import { findContestStages, findDepartments } from './store/stages.ts';

/** How far the contest is that a work is in. */
export const contestStageLoader = defineLoader<string, ContestStage>('contestStages', (workIds, { reader }) =>
  findContestStages(reader, workIds),
);

/** The forms of a work. Only for its creator. */
export const applicationsLoader = defineLoader<string, ApplicationRecord[]>(
  'contestApplications',
  (workIds, { reader }) => findApplications(reader, workIds),
);

export const departmentsLoader = defineLoader<string, { name: string }[]>(
  'contestDepartments',
  (contestIds, { reader }) => findDepartments(reader, contestIds),
);
