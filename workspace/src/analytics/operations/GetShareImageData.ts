import { graphql } from '../../gql/index.ts';

/** What a share image is drawn from. */
export const GetShareImageData = graphql(/* GraphQL */ `
  query GetShareImageData(
    $workId: ID!
    $range: AnalyticsRange!
    $compareTargets: [ID!]
    $settings: ShareImageSettingsInput
  ) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        shareImageData(workId: $workId, range: $range, compareTargets: $compareTargets, settings: $settings) {
          chosen
          altText
          numbers {
            measure
            value
            isOffered
          }
          chart {
            place
          }
        }
      }
    }
  }
`);
