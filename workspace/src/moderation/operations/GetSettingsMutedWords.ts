import { graphql } from '../../gql/index.ts';

/** Words the viewer mutes now, latest first. */
export const GetSettingsMutedWords = graphql(/* GraphQL */ `
  query GetSettingsMutedWords($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        mutedWords(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              id
              word
              expiresAt
            }
          }
        }
      }
    }
  }
`);
