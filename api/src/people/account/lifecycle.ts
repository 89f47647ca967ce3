import type { Lifecycle } from '../../database/index.ts';
import { dataExports, dataImports } from './store/dataJobs.ts';
import { importedThings } from './store/importedThings.ts';

export const accountLifecycle: Lifecycle = {
  name: 'people/account',
  tables: [dataExports, dataImports, importedThings],
};
