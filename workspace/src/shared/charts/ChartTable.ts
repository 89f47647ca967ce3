/** What a cell of a chart's table holds. Null is written as nothing. */
export type Cell = string | number | null;

export interface ChartColumn {
  key: string;
  header: string;
  /** How the screen writes a figure; files hold it as it is. */
  format?: (value: number) => string;
  lang?: string;
}

/** The numbers of a chart: what its table, its CSV and its JSON are made from, so that all three say the same. */
export interface ChartTable {
  caption: string;
  columns: readonly ChartColumn[];
  rows: readonly Readonly<Record<string, Cell>>[];
  /** One last row of sums. */
  total?: Readonly<Record<string, Cell>>;
}

/** How a cell is written on the screen. */
export function writeCell(column: ChartColumn, value: Cell | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' && column.format ? column.format(value) : String(value);
}

/** Whether a column holds figures. */
export const isNumeric = (column: ChartColumn): boolean => column.format !== undefined;
