import { graphql } from '../../gql/index.ts';

/** Whether analytics are open to the viewer. */
export const CanUseAnalyticsFeature = graphql(/* GraphQL */ `
  query CanUseAnalyticsFeature {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        canUseAnalyticsFeature
      }
    }
  }
`);
