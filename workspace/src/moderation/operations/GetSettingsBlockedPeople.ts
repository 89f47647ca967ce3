import { graphql } from '../../gql/index.ts';

/** People the viewer blocked, latest first. */
export const GetSettingsBlockedPeople = graphql(/* GraphQL */ `
  query GetSettingsBlockedPeople($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        people: blockedPeople(first: $first, after: $after) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              ...SilencedPersonFields
            }
          }
        }
      }
    }
  }
`);
