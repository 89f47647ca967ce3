import { expect, test } from 'vitest';
import type { ChartTable } from './ChartTable.ts';
import { writeChartCsv, writeChartJson } from './chartFiles.ts';

const table: ChartTable = {
  caption: 'Views',
  columns: [
    { key: 'day', header: 'Day' },
    { key: 'views', header: 'Views', format: (views) => `${views} views` },
  ],
  rows: [
    { day: '2026-11-22', views: 1234 },
    { day: '=1+1', views: null },
    { day: 'a "quoted", one', views: 0.125 },
  ],
};

test('a file holds figures as they are, and no text that a spreadsheet would reckon with', () => {
  expect(writeChartCsv(table)).toBe('\uFEFFDay,Views\r\n2026-11-22,1234\r\n\'=1+1,\r\n"a ""quoted"", one",0.125\r\n');
});

test('JSON says what it is about and holds a row as an object', () => {
  expect(JSON.parse(writeChartJson(table))).toEqual({
    title: 'Views',
    rows: [
      { day: '2026-11-22', views: 1234 },
      { day: '=1+1', views: null },
      { day: 'a "quoted", one', views: 0.125 },
    ],
  });
});
