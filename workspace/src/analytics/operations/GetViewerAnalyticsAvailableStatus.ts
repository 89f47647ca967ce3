import { graphql } from '../../gql/index.ts';

/** How the viewer stands to analytics: open, a seat to take, full, or not allowed. */
export const GetViewerAnalyticsAvailableStatus = graphql(/* GraphQL */ `
  query GetViewerAnalyticsAvailableStatus {
    viewer {
      __typename
      id
      kind
      ... on RegisteredViewer {
        canEntryAnalyticsClosedBeta
        analyticsAvailability {
          status
          seatCount
          seatsLeft
        }
      }
    }
  }
`);
