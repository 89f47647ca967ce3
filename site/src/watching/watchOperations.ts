import { graphql } from '../gql/index.ts';

/** Whether this viewer watches a creator, and whether that is offered to them. */
export const getViewerIsWatching = graphql(/* GraphQL */ `
  query GetViewerIsWatching($id: ID!) {
    node(id: $id) {
      id
      ... on User {
        viewerIsWatching
        viewerCanWatch
      }
    }
  }
`);

/** Watches a creator; mail about new episodes only when the viewer asked for it. */
export const watchUser = graphql(/* GraphQL */ `
  mutation WatchUser($input: WatchUserInput!) {
    watchUser(input: $input) {
      user {
        id
        viewerIsWatching
        watchedUserCount
      }
      problems {
        message
      }
    }
  }
`);

/** Stops watching a creator. */
export const unwatchUser = graphql(/* GraphQL */ `
  mutation UnwatchUser($input: UnwatchUserInput!) {
    unwatchUser(input: $input) {
      user {
        id
        viewerIsWatching
        watchedUserCount
      }
      problems {
        message
      }
    }
  }
`);
