import { EmptyResultError, Model, type ModelAttributes, type ModelStatic, type Sequelize } from 'sequelize';
import type { Asked, Reader, Transaction } from './database.ts';
import { conditionOf, knownColumns, type Changes, type Columns, type NewRow, type Row, type Where } from './rows.ts';

/** Names beside those of a table's columns do not type-check, in variables neither. */
type Only<Given, Allowed> = Given & Record<Exclude<keyof Given, keyof Allowed>, never>;

/**
 * Rows of one table, by key or by a simple condition on its columns. Joins, lists and counts are SQL. A condition that is
 * a text is the value of the key.
 */
export interface Table<C extends Columns> {
  readonly name: string;
  readonly columns: C;
  /** The names of the primary key's columns. */
  readonly key: readonly string[];
  /** The row, or null. Of several, the first by key. */
  find(reader: Reader, where: string | Where<C>): Promise<Row<C> | null>;
  /** The row, locked until the transaction ends, or null. */
  lock(tx: Transaction, where: string | Where<C>): Promise<Row<C> | null>;
  /** All rows, by key. */
  findAll(reader: Reader, where: Where<C>): Promise<Row<C>[]>;
  insert<Given extends NewRow<C>>(tx: Transaction, row: Only<Given, C>): Promise<void>;
  /** Writes a row unless one is in its way; answers whether it did. */
  insertNew<Given extends NewRow<C>>(tx: Transaction, row: Only<Given, C>): Promise<boolean>;
  /** Writes rows that all name the same columns. */
  insertMany(tx: Transaction, rows: readonly NewRow<C>[]): Promise<void>;
  /** Writes a row, or what is given of it where a row with its key is there. */
  upsert<Given extends NewRow<C>>(tx: Transaction, row: Only<Given, C>): Promise<void>;
  /** Changes rows; answers how many there were. */
  update<Given extends Changes<C>>(tx: Transaction, where: string | Where<C>, changes: Only<Given, C>): Promise<number>;
  /** Deletes rows; answers how many there were. */
  delete(tx: Transaction, where: string | Where<C>): Promise<number>;
  /** What was put together piece by piece, as a row to be written; throws when a column that has to be written is missing. */
  asNewRow<Given extends Changes<C>>(given: Only<Given, C>): NewRow<C>;
  /** Sequelize's model of this table in a pool. */
  modelIn(sequelize: Sequelize): ModelStatic<Model>;
}

/** A row of a table as it is read: `RowOf<typeof works>`. */
export type RowOf<T> = T extends Table<infer C> ? Row<C> : never;
/** What may be changed about a row of a table: `ChangesOf<typeof works>`. */
export type ChangesOf<T> = T extends Table<infer C> ? Changes<C> : never;

function makeModel(sequelize: Sequelize, name: string, columns: Columns, key: readonly string[]): ModelStatic<Model> {
  class Rows extends Model {}
  const attributes = Object.entries(columns).map(([attribute, { type, isRequired, origin }]) => [
    attribute,
    // Sequelize does not know what the database fills in, and would miss it.
    { type, allowNull: !isRequired, primaryKey: key.includes(attribute), autoIncrement: origin === 'COUNTED' },
  ]);
  Rows.init(Object.fromEntries(attributes) as ModelAttributes, {
    sequelize,
    modelName: name,
    tableName: name,
    underscored: true,
    timestamps: false,
  });
  return Rows;
}

/** One model per pool, so that several databases may live in one process. */
function oncePerPool(make: (sequelize: Sequelize) => ModelStatic<Model>): (sequelize: Sequelize) => ModelStatic<Model> {
  const models = new WeakMap<Sequelize, ModelStatic<Model>>();
  return (sequelize) => {
    const model = models.get(sequelize) ?? make(sequelize);
    models.set(sequelize, model);
    return model;
  };
}

/**
 * Declares a table: the one list of its columns, from which its types and its model are made. A test compares it with the
 * database. The key is the column `id` unless others are named.
 */
export function defineTable<C extends Columns>(
  name: string,
  columns: C,
  { key = ['id'] }: { key?: readonly (keyof C & string)[] } = {},
): Table<C> {
  const modelIn = oncePerPool((sequelize) => makeModel(sequelize, name, columns, key));
  const order = [...key];
  const rowOf = (row: object) => knownColumns(name, columns, row);
  const whereOf = (where: string | object) =>
    conditionOf(name, columns, typeof where === 'string' ? keyOf(where) : where);
  const keyOf = (value: string): object => {
    const [only, ...others] = key;
    if (only === undefined || others.length > 0) throw new Error(`The key of the table "${name}" has several columns.`);
    return { [only]: value };
  };
  const ask = <Result>(
    reader: Reader,
    verb: string,
    send: (model: ModelStatic<Model>, options: Pick<Asked, 'transaction'>) => Promise<Result>,
  ): Promise<Result> =>
    reader.ask(`${verb} ${name}`, ({ sequelize, transaction }) => send(modelIn(sequelize), { transaction }));
  const rows = (reader: Reader, where: string | object, options: object): Promise<Row<C>[]> =>
    ask(reader, 'find', async (model, by) => {
      const found = await model.findAll({ ...by, where: whereOf(where), order, raw: true, ...options });
      return found as unknown as Row<C>[];
    });
  const insert = (tx: Transaction, row: object, options: object) =>
    ask(tx, 'insert', async (model, by) => {
      const made = rowOf(row);
      // Without their names Sequelize would write null into a column of the key that is left to its default.
      await model.create(made, { ...by, fields: Object.keys(made), returning: false, ...options });
    });
  return {
    name,
    columns,
    key,
    modelIn,
    find: async (reader, where) => (await rows(reader, where, { limit: 1 }))[0] ?? null,
    lock: async (tx, where) => (await rows(tx, where, { limit: 1, lock: true }))[0] ?? null,
    findAll: (reader, where) => rows(reader, where, {}),
    insert: (tx, row) => insert(tx, row, {}),
    async insertNew(tx, row) {
      try {
        await insert(tx, row, { ignoreDuplicates: true });
        return true;
      } catch (error) {
        // Sequelize's word for an INSERT that wrote no row.
        if (error instanceof EmptyResultError) return false;
        throw error;
      }
    },
    async insertMany(tx, given) {
      const made = given.map(rowOf);
      const names = Object.keys(made[0] ?? {}).toSorted();
      // Sequelize would write null into what one row names and another leaves to its default.
      if (made.some((row) => Object.keys(row).toSorted().join() !== names.join()))
        throw new Error(`Rows to be inserted into the table "${name}" name different columns.`);
      if (made.length > 0)
        await ask(tx, 'insert', (model, by) => model.bulkCreate(made, { ...by, fields: names, returning: false }));
    },
    async upsert(tx, row) {
      const made = rowOf(row);
      await ask(tx, 'upsert', (model, by) =>
        model.upsert(made, { ...by, fields: Object.keys(made), returning: false }),
      );
    },
    update: (tx, where, changes) =>
      ask(tx, 'update', async (model, by) => {
        const [count] = await model.update(rowOf(changes), { ...by, where: whereOf(where) });
        return count;
      }),
    asNewRow(given) {
      const row = rowOf(given);
      const missing = Object.entries(columns).filter(([column, is]) => is.isRequired && row[column] === undefined);
      if (missing.length > 0)
        throw new Error(`A new row of the table "${name}" lacks ${missing.map(([column]) => column).join(', ')}.`);
      return row as NewRow<C>;
    },
    delete: (tx, where) => ask(tx, 'delete', (model, by) => model.destroy({ ...by, where: whereOf(where) })),
  };
}
