export { serveSalesFiles } from './http/serveSalesFiles.ts';
export { totalsOfMonth } from './totalsOfMonth.ts';
