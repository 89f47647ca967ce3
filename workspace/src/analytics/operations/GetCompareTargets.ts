import { graphql } from '../../gql/index.ts';

/** With what a work can be compared. */
export const GetCompareTargets = graphql(/* GraphQL */ `
  query GetCompareTargets($workId: ID!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        analyticsCompareTargets(workId: $workId) {
          ...CompareTargetFields
        }
      }
    }
  }
`);
