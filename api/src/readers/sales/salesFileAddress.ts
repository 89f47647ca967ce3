/** Where a file of sales lies: of a month `2026-10`, of a year `2026`, or of a summary of a work `2026-10-{work}`. */
export const salesFileAddress = (name: string, kind: 'csv' | 'pdf'): string => `/sales_files/${name}.${kind}`;
