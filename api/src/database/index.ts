export { countStatements, openDatabase, type Database, type Reader, type Transaction } from './database.ts';
export { listen } from './listen.ts';
export { migrate } from './migrate.ts';
export { prepareDatabase } from './prepareDatabase.ts';
export type { Migration } from './runStep.ts';
export { readOnce } from './readOnce.ts';
export { limitRate } from './throttle.ts';
export { column, defineTable, type Table } from './defineTable.ts';
export { isUniqueViolation } from './isUniqueViolation.ts';
