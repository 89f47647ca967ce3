import type { Slice } from '../kernel/cursor.ts';

/** A Relay connection's plain shape. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** Turns one slice of rows into a connection. `hasPreviousPage` says whether a cursor was given: lists only go forward. */
export function toConnection<Row, Node>(slice: Slice<Row>, nodeOf: (row: Row) => Node, after: string | null | undefined): Connection<Node> {
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
