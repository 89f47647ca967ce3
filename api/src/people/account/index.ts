export { runExports } from './data/runExports.ts';
export { runImports } from './data/runImports.ts';
export { serveDataExports } from './http/serveDataExport.ts';
export { purgeLeftAccounts } from './purgeLeftAccounts.ts';
export { accountLifecycle } from './lifecycle.ts';
