import { DataTypes, type ModelAttributes, type ModelStatic, type Model, type Sequelize } from 'sequelize';
import type { Transaction } from './database.ts';

/** Simple writes by key. Joins, lists and counts are SQL. */
export interface Table<Row extends object> {
  insert(tx: Transaction, row: Partial<Row>): Promise<void>;
  insertMany(tx: Transaction, rows: Partial<Row>[]): Promise<void>;
  /** Changes the row with this id; answers whether there was one. */
  update(tx: Transaction, id: string, changes: Partial<Row>): Promise<boolean>;
}

export const column = DataTypes;

/**
 * Declares a table for writing. Attribute names are camel case, columns are the same in snake case.
 * The model is made once per pool, so that several databases may live in one process.
 */
export function defineTable<Row extends object>(
  name: string,
  attributes: ModelAttributes,
  { key = 'id' }: { key?: string } = {},
): Table<Row> {
  const models = new WeakMap<Sequelize, ModelStatic<Model>>();
  const modelOf = (tx: Transaction): ModelStatic<Model> => {
    const { sequelize } = tx.handle as unknown as { sequelize: Sequelize };
    let model = models.get(sequelize);
    if (!model) {
      const columns = Object.fromEntries(
        Object.entries(attributes).map(([attribute, definition]) => {
          const options = typeof definition === 'object' && 'type' in definition ? definition : { type: definition };
          return [attribute, { ...options, primaryKey: attribute === key }];
        }),
      );
      model = sequelize.define(name, columns as ModelAttributes, {
        tableName: name,
        underscored: true,
        timestamps: false,
      });
      models.set(sequelize, model);
    }
    return model;
  };
  return {
    async insert(tx, row) {
      await modelOf(tx).create(row, { transaction: tx.handle, returning: false });
    },
    async insertMany(tx, rows) {
      if (rows.length > 0) await modelOf(tx).bulkCreate(rows as never[], { transaction: tx.handle, returning: false });
    },
    async update(tx, id, changes) {
      const [count] = await modelOf(tx).update(changes, { where: { [key]: id }, transaction: tx.handle });
      return count > 0;
    },
  };
}
