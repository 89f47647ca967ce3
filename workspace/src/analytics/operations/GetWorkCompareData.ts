import { graphql } from '../../gql/index.ts';

/** Numbers of what a work is compared with. */
export const GetWorkCompareData = graphql(/* GraphQL */ `
  query GetWorkCompareData($workId: ID!, $range: AnalyticsRange!, $targets: [ID!]!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        analyticsCompareData(workId: $workId, range: $range, targets: $targets) {
          whyNot
          target {
            ...CompareTargetFields
          }
          numbers {
            measure
            value
            works
          }
        }
      }
    }
  }
`);
