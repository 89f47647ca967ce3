import { graphql } from '../../gql/index.ts';

/** The work a share image is made of, and with what it can be compared. */
export const GetShareImageWork = graphql(/* GraphQL */ `
  query GetShareImageWork($workId: ID!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        shareImageWork(workId: $workId) {
          id
          title
        }
        analyticsCompareTargets(workId: $workId) {
          ...CompareTargetFields
        }
      }
    }
  }
`);
