import { DataTable, type Column } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { useState, type ReactNode } from 'react';
import chartsTexts from '../../messages/charts.js';
import { isNumeric, writeCell, type ChartTable } from './ChartTable.ts';
import { saveFile, writeChartCsv, writeChartJson } from './chartFiles.ts';
import { Definition } from './Definition.tsx';
import './charts.css';

export interface ChartBoxProps {
  id: string;
  title: ReactNode;
  /** The title as a word of a sentence and of a file's name. */
  name: string;
  /** How the figures are counted. */
  definition: ReactNode;
  /** The one figure that sums it up. */
  figure?: string | undefined;
  /** What the chart says, in one sentence. */
  say: ReactNode;
  table: ChartTable;
  /** Which view stands first. */
  first?: 'chart' | 'table';
  /** Words at the left of the foot, in place of the two views. */
  children: ReactNode;
}

/** A chart with its definition, its sentence, the same numbers as a table, and as files. */
export function ChartBox({
  id,
  title,
  name,
  definition,
  figure,
  say,
  table,
  first = 'chart',
  children,
}: ChartBoxProps) {
  const [view, setView] = useState(first);
  return (
    <section className="box an" id={id} aria-labelledby={`${id}-h`}>
      <div className="an__head">
        <h2 id={`${id}-h`}>{title}</h2>
        <Definition of={name}>{definition}</Definition>
        {figure ? <span className="num an__figure">{figure}</span> : null}
      </div>
      <p className="an__say">{say}</p>
      {view === 'chart' ? <div className="an__chart">{children}</div> : <TableView table={table} />}
      <div className="an__foot">
        <Views name={name} view={view} onView={setView} />
        <ChartFiles name={name} table={table} />
      </div>
    </section>
  );
}

function Views({
  name,
  view,
  onView,
}: {
  name: string;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
}) {
  const { chart } = useTexts(chartsTexts);
  return (
    <fieldset className="view" aria-label={chart.views({ name })}>
      <button type="button" aria-pressed={view === 'chart'} onClick={() => onView('chart')}>
        <Icon name="chart" size="sm" />
        {chart.chart()}
      </button>
      <button type="button" aria-pressed={view === 'table'} onClick={() => onView('table')}>
        <Icon name="menu" size="sm" />
        {chart.table()}
      </button>
    </fieldset>
  );
}

interface Numbered {
  index: number;
  cells: ChartTable['rows'][number];
}

/** The numbers of a chart as a table of figures. */
export function TableView({ table }: { table: ChartTable }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="an__table" role="region" aria-label={table.caption} tabIndex={0}>
      <DataTable
        caption={table.caption}
        rows={table.rows.map((cells, index): Numbered => ({ cells, index }))}
        keyOf={(row) => String(row.index)}
        columns={table.columns.map((column): Column<Numbered> => ({
          key: column.key,
          header: column.header,
          numeric: isNumeric(column),
          cell: (row) => <span lang={column.lang}>{writeCell(column, row.cells[column.key])}</span>,
          ...(table.total ? { footer: writeCell(column, table.total[column.key]) } : {}),
        }))}
      />
    </div>
  );
}

/** Formats of files, which have the same name everywhere. */
const formats = { csv: 'CSV', json: 'JSON' };

/** The numbers of a chart, to take along. */
export function ChartFiles({ name, table }: { name: string; table: ChartTable }) {
  const { chart } = useTexts(chartsTexts);
  const file = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return (
    <span className="out">
      <button
        type="button"
        aria-label={chart.csv({ name })}
        onClick={() => saveFile(`${file}.csv`, 'text/csv;charset=utf-8', writeChartCsv(table))}
      >
        <Icon name="download" size="sm" />
        {formats.csv}
      </button>
      <button
        type="button"
        aria-label={chart.json({ name })}
        onClick={() => saveFile(`${file}.json`, 'application/json', writeChartJson(table))}
      >
        <Icon name="download" size="sm" />
        {formats.json}
      </button>
    </span>
  );
}
