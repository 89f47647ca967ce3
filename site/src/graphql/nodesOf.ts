type Connection<Node> = { edges: ReadonlyArray<{ node: Node | null } | null> | null };

/** The items of a connection, without its cursors. */
export function nodesOf<Node>(connection: Connection<Node> | null | undefined): Node[] {
  const nodes = connection?.edges?.map((edge) => edge?.node) ?? [];
  return nodes.filter((node): node is NonNullable<typeof node> => node != null) as Node[];
}
