import { graphql } from '../../gql/index.ts';

/** What the assistant says about a work. */
export const GetAnalyticsAssistantFeedbackMessage = graphql(/* GraphQL */ `
  query GetAnalyticsAssistantFeedbackMessage(
    $workId: ID!
    $range: AnalyticsRange!
    $compareData: [ID!]
    $flags: AnalyticsTopicFlags
  ) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        analyticsComiccopilotFeedback(workId: $workId, range: $range, compareData: $compareData, flags: $flags) {
          notice {
            kind
            text
            chart
            episodeId
          }
          findings {
            id
            topic
            isWorded
            isDiscarded
            sentence {
              kind
              text
              chart
              episodeId
            }
          }
        }
      }
    }
  }
`);
