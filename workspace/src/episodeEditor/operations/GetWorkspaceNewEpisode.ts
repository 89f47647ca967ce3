import { graphql } from '../../gql/index.ts';

/** The work a new episode belongs to. */
export const GetWorkspaceNewEpisode = graphql(/* GraphQL */ `
  query GetWorkspaceNewEpisode($workId: ID!) {
    work(id: $workId) {
      id
      title
      language
      viewerCanEdit
      scrollDirection
      suspension {
        ...SuspensionFields
      }
      viewerEpisodes(first: 1) {
        totalCount
      }
    }
  }
`);
