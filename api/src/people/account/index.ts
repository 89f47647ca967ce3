export { runExports } from './data/runExports.ts';
export { runImports, type ImportStep } from './data/runImports.ts';
export type { Import } from './data/Import.ts';
export type { DataDocument } from './data/format.ts';
export { serveDataExports } from './http/serveDataExport.ts';
export { purgeLeftAccounts } from './purgeLeftAccounts.ts';
export { accountLifecycle } from './lifecycle.ts';
