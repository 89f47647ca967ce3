import { graphql } from '../gql/index.ts';

/** What the viewer gave this episode and how far they read, for the islands of the episode page. */
export const getEpisodePageViewerProfile = graphql(/* GraphQL */ `
  query GetEpisodePageViewerProfile($id: ID!) {
    viewer {
      id
      kind
      screenName
    }
    episode(id: $id) {
      id
      likeCount
      viewerCanLike
      viewerLikeCount
      viewerReadingHistory {
        id
        pageNumber
        leavePosition
        isCompleted
        readAt
      }
    }
  }
`);

/** Tells that an episode was opened. */
export const logOpenEpisodeEvent = graphql(/* GraphQL */ `
  mutation LogOpenEpisodeEvent($input: LogOpenEpisodeEventInput!) {
    logOpenEpisodeEvent(input: $input) {
      ok
    }
  }
`);

/** Remembers the page a viewer reached. */
export const addReadingHistory = graphql(/* GraphQL */ `
  mutation AddReadingHistory($input: AddReadingHistoryInput!) {
    addReadingHistory(input: $input) {
      ok
    }
  }
`);

/** Remembers where a viewer left. */
export const logPageLeavePosition = graphql(/* GraphQL */ `
  mutation LogPageLeavePosition($input: LogPageLeavePositionInput!) {
    logPageLeavePosition(input: $input) {
      ok
    }
  }
`);

/** Tells where a reader came from. */
export const logReferrer = graphql(/* GraphQL */ `
  mutation LogReferrer($input: LogReferrerInput!) {
    logReferrer(input: $input) {
      ok
    }
  }
`);

/** Tells that an episode was shared. */
export const logEpisodeSharedButtonClicked = graphql(/* GraphQL */ `
  mutation LogEpisodeSharedButtonClicked($input: LogEpisodeSharedButtonClickedInput!) {
    logEpisodeSharedButtonClicked(input: $input) {
      ok
    }
  }
`);
