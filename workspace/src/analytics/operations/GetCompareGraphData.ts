import { graphql } from '../../gql/index.ts';

/** Lines of what a work is compared with. */
export const GetCompareGraphData = graphql(/* GraphQL */ `
  query GetCompareGraphData($workId: ID!, $range: AnalyticsRange!, $targets: [ID!]!, $graph: AnalyticsGraph!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        analyticsCompareGraph(workId: $workId, range: $range, targets: $targets, graph: $graph) {
          whyNot
          target {
            ...CompareTargetFields
          }
          points {
            place
            value
            lower
            upper
          }
        }
      }
    }
  }
`);
