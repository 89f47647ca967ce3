import { graphql } from '../../gql/index.ts';

/** People the viewer mutes now, latest first. */
export const GetSettingsMutedPeople = graphql(/* GraphQL */ `
  query GetSettingsMutedPeople($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        people: mutedPeople(first: $first, after: $after) {
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
