export { serveSalesFiles } from './http/serveSalesFiles.ts';
