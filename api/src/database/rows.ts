import { Op } from 'sequelize';
import { cannotBeStored } from './cannotBeStored.ts';
import type { Column, Writing } from './column.ts';

/** The columns of a table by their names in camel case; in the database they are the same in snake case. */
export type Columns = Record<string, Column<unknown, unknown, Writing>>;

type NamesWhere<C extends Columns, When> = { [Name in keyof C]: C[Name]['when'] extends When ? Name : never }[keyof C];

/** A row as it is read. */
export type Row<C extends Columns> = { [Name in keyof C]: C[Name]['value'] };

/** What may be changed about a row. */
export type Changes<C extends Columns> = {
  [Name in NamesWhere<C, 'REQUIRED' | 'OPTIONAL'>]?: C[Name]['written'];
};

/** A row to be written. What the database fills in may be left out; an undefined value is one that was left out. */
export type NewRow<C extends Columns> = Changes<C> & { [Name in NamesWhere<C, 'REQUIRED'>]: C[Name]['written'] };

/** A condition on one column that is not a value. */
interface Comparison<Value> {
  readonly is: 'NOT_NULL' | 'BEFORE' | 'AFTER';
  readonly value: Value;
}

/** The rows in which a column has any value. */
export const notNull: Comparison<null> = { is: 'NOT_NULL', value: null };
/** The rows in which a column is less than a value. */
export const before = <Value>(value: Value): Comparison<Value> => ({ is: 'BEFORE', value });
/** The rows in which a column is greater than a value. */
export const after = <Value>(value: Value): Comparison<Value> => ({ is: 'AFTER', value });

/** Which rows: those in which every column named has this value, or one of these values. */
export type Where<C extends Columns> = {
  [Name in keyof C]?:
    | C[Name]['value']
    | C[Name]['written']
    | readonly C[Name]['value'][]
    | Comparison<C[Name]['written'] | null>;
};

/** Sequelize would write the two characters \0 instead. */
function refuseNul(value: unknown): void {
  if (typeof value === 'string' && value.includes('\0')) throw cannotBeStored();
  if (Array.isArray(value)) value.forEach(refuseNul);
}

/** Refuses names that are no columns: Sequelize would drop them without a word. Takes out what is undefined. */
export function knownColumns(table: string, columns: Columns, given: object): Record<string, unknown> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  for (const [name, value] of entries) {
    if (!Object.hasOwn(columns, name))
      throw new Error(`The table "${table}" has no column "${name}". Add it to the table's model, or do not write it.`);
    refuseNul(value);
  }
  return Object.fromEntries(entries);
}

const OPERATORS = { NOT_NULL: Op.ne, BEFORE: Op.lt, AFTER: Op.gt } as const;

const isComparison = (value: unknown): value is Comparison<unknown> =>
  typeof value === 'object' && value !== null && 'is' in value && Object.hasOwn(OPERATORS, String(value.is));

/** A condition in Sequelize's words. One that names nothing would mean every row, and is refused. */
export function conditionOf(table: string, columns: Columns, where: object): Record<string, unknown> {
  // An undefined value would widen the condition.
  const missing = Object.entries(where).find(([, value]) => value === undefined);
  if (missing) throw new Error(`The condition on "${missing[0]}" of the table "${table}" has no value.`);
  const entries = Object.entries(knownColumns(table, columns, where));
  if (entries.length === 0) throw new Error(`A condition on the table "${table}" names no column: it means every row.`);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isComparison(value) ? { [OPERATORS[value.is]]: value.value } : value]),
  );
}
