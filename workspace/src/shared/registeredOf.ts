/** The viewer when they are registered, with what only registered viewers have; null for everyone else. */
export function registeredOf<Viewer extends { __typename: string }>(
  viewer: Viewer,
): Extract<Viewer, { __typename: 'RegisteredViewer' }> | null {
  // The name is GraphQL's own.
  // oxlint-disable-next-line no-underscore-dangle
  return viewer.__typename === 'RegisteredViewer'
    ? (viewer as Extract<Viewer, { __typename: 'RegisteredViewer' }>)
    : null;
}
