import { graphql } from '../gql/index.ts';

/** Whether this viewer watches the creator of a name. */
export const getViewerIsWatching = graphql(/* GraphQL */ `
  query GetViewerIsWatching($screenName: String!) {
    user(screenName: $screenName) {
      id
      isViewer
      viewerIsWatching
      watchedUserCount
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
    }
  }
`);
