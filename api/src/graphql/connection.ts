import type { ObjectRef } from '@pothos/core';
import type { Slice } from '../kernel/cursor.ts';
import { builder } from './builder.ts';

/** Where a page of a list begins and ends. */
interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** A Relay connection's plain shape. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
}

const PageInfoRef = builder.objectRef<PageInfo>('PageInfo').implement({
  description: 'Where a page of a list begins and ends.',
  fields: (t) => ({
    hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether more follows.' }),
    hasPreviousPage: t.exposeBoolean('hasPreviousPage', {
      description: 'Whether a cursor was given: lists only go forward.',
    }),
    startCursor: t.exposeString('startCursor', {
      nullable: true,
      description: 'Cursor of the first one here; null when empty.',
    }),
    endCursor: t.exposeString('endCursor', {
      nullable: true,
      description: 'Cursor of the last one here; null when empty.',
    }),
  }),
});

type SchemaTypes = (typeof builder)['$inferSchemaTypes'];

/**
 * Defines `{name}Connection` and `{name}Edge`. `counts` names integer fields of the connection itself, each with its
 * description; a value may be a function, so that a count nobody asks for is never made.
 */
export function defineConnection<Node extends object, Count extends string = never>(
  name: string,
  node: ObjectRef<SchemaTypes, Node>,
  counts?: Record<Count, string>,
) {
  const edge = builder.objectRef<{ cursor: string; node: Node }>(`${name}Edge`).implement({
    description: 'One entry of a list.',
    fields: (t) => ({
      cursor: t.exposeString('cursor', { description: 'Its place; goes into "after".' }),
      node: t.field({ type: node, description: 'The entry.', resolve: (parent) => parent.node as never }),
    }),
  });
  type Shape = Connection<Node> & Record<Count, number | (() => Promise<number> | number)>;
  return builder.objectRef<Shape>(`${name}Connection`).implement({
    description: 'One page of a list.',
    fields: (t) => ({
      edges: t.field({
        type: [edge],
        description: 'The entries with their cursors.',
        resolve: (parent) => parent.edges as never,
      }),
      nodes: t.field({
        type: [node],
        description: 'The entries without their cursors.',
        resolve: (parent) => parent.edges.map((entry) => entry.node) as never,
      }),
      pageInfo: t.field({
        type: PageInfoRef,
        description: 'Where this page begins and ends.',
        resolve: (parent) => parent.pageInfo,
      }),
      ...Object.fromEntries(
        (Object.entries(counts ?? {}) as [Count, string][]).map(([field, description]) => [
          field,
          t.int({
            description,
            resolve: (parent) => {
              const value = parent[field] as number | (() => Promise<number> | number);
              return typeof value === 'function' ? value() : value;
            },
          }),
        ]),
      ),
    }),
  });
}

/** Turns one slice of rows into a connection. */
export function toConnection<Row, Node>(
  slice: Slice<Row>,
  nodeOf: (row: Row) => Node,
  after: string | null | undefined,
): Connection<Node> {
  const edges = slice.rows.map((row) => ({ cursor: slice.cursorOf(row), node: nodeOf(row) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: slice.hasNextPage,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** A connection without anything in it. */
export const emptyConnection = <Node>(): Connection<Node> => ({
  edges: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});
