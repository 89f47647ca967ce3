export { drawDocument, type Document, type DocumentTable } from './drawDocument.ts';
export { writeCsv } from './writeCsv.ts';
