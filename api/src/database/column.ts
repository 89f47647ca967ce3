import { DataTypes, fn, type DataType } from 'sequelize';

/** The database's clock, to be written into a column. */
export const now = fn('now');
type Now = typeof now;

/** What becomes of a column that is not written: it has to be, it need not be, or it cannot be. */
export type Writing = 'REQUIRED' | 'OPTIONAL' | 'NEVER';

/** A column of a table: what is read from it, what may be written into it, and whether it has to be. */
export class Column<Value, Written = Value, When extends Writing = 'REQUIRED'> {
  /** For types alone. */
  declare readonly value: Value;
  declare readonly written: Written;
  declare readonly when: When;

  readonly type: DataType;
  readonly isNullable: boolean;
  /** The database's own default, in SQL. Sequelize never writes it. */
  readonly defaultsTo: string | null;
  readonly origin: 'WRITTEN' | 'COUNTED' | 'GENERATED';

  constructor(type: DataType, is: Partial<Pick<Column<unknown>, 'isNullable' | 'defaultsTo' | 'origin'>> = {}) {
    this.type = type;
    this.isNullable = is.isNullable ?? false;
    this.defaultsTo = is.defaultsTo ?? null;
    this.origin = is.origin ?? 'WRITTEN';
  }

  /** Whether every new row has to name it. */
  get isRequired(): boolean {
    return !this.isNullable && this.defaultsTo === null && this.origin === 'WRITTEN';
  }

  /** May be null, and is when nothing is written. */
  orNull(): Column<Value | null, Written | null, 'OPTIONAL'> {
    return new Column(this.type, { ...this, isNullable: true });
  }

  /** Has a default in the database, which is this SQL. */
  default(sql: string): Column<Value, Written, 'OPTIONAL'> {
    return new Column(this.type, { ...this, defaultsTo: sql });
  }

  /** Counted up by the database, and never written. */
  counted(): Column<Value, never, 'NEVER'> {
    return new Column(this.type, { ...this, origin: 'COUNTED' });
  }

  /** Worked out by the database from other columns, by this SQL, and never written. */
  generated(sql: string): Column<Value, never, 'NEVER'> {
    return new Column(this.type, { ...this, origin: 'GENERATED', defaultsTo: sql });
  }
}

/** The types of columns there are. Texts and JSON can be narrowed: `column.text<'OPEN' | 'CLOSED'>()`. */
export const column = {
  text: <Value extends string = string>() => new Column<Value>(DataTypes.TEXT),
  texts: <Value extends string = string>() => new Column<Value[], readonly Value[]>(DataTypes.ARRAY(DataTypes.TEXT)),
  /** A text that is the same in capitals and in small letters. */
  citext: () => new Column<string>(DataTypes.CITEXT),
  uuid: () => new Column<string>(DataTypes.UUID),
  boolean: () => new Column<boolean>(DataTypes.BOOLEAN),
  smallint: () => new Column<number>(DataTypes.SMALLINT),
  integer: () => new Column<number>(DataTypes.INTEGER),
  integers: () => new Column<number[], readonly number[]>(DataTypes.ARRAY(DataTypes.INTEGER)),
  /** Comes as a text: not every one is a number of JavaScript. */
  bigint: () => new Column<string, string | number | bigint>(DataTypes.BIGINT),
  real: () => new Column<number>(DataTypes.REAL),
  instant: () => new Column<Date, Date | Now>(DataTypes.DATE),
  /** A day, written 2026-04-01. */
  day: () => new Column<string>(DataTypes.DATEONLY),
  bytes: () => new Column<Buffer>(DataTypes.BLOB),
  /** Words that are searched; only SQL writes them. */
  lexemes: () => new Column<string>(DataTypes.TSVECTOR),
  /** The number of a transaction, as a text. Sequelize has no word for it. */
  transactionId: () => new Column<string>('XID8'),
  json: <Value extends object>() => new Column<Value>(DataTypes.JSONB),
};
