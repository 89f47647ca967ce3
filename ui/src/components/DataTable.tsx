import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, tabular. */
  numeric?: boolean;
  footer?: ReactNode;
}

export interface DataTableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Figures in rows. Phones keep the first and the last column and fold the rest into the row's detail. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const folded = columns.slice(1, -1);
  const classOf = (column: Column<Row>) =>
    classNames(column.numeric && 'r num', folded.includes(column) && 'opt') || undefined;
  const hasFooter = columns.some((column) => column.footer !== undefined);
  return (
    <table className="table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, index) => (
              <td key={column.key} className={classOf(column)}>
                {column.cell(row)}
                {index === 0 && folded.length > 0 ? <RowDetail columns={folded} row={row} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasFooter ? (
        <tfoot>
          <tr>
            {columns.map((column) => (
              <td key={column.key} className={classOf(column)}>
                {column.footer}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

function RowDetail<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return (
    <dl className="table__detail only-phone">
      {columns.map((column) => (
        <div key={column.key}>
          <dt>{column.header}</dt>
          <dd className={column.numeric ? 'num' : undefined}>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
