import { graphql } from '../../gql/index.ts';

/** What is known of the readers of a work. */
export const GetWorkAnalyticsData = graphql(/* GraphQL */ `
  query GetWorkAnalyticsData($workId: ID!, $range: AnalyticsRange!, $episodeCount: Int) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        analyticsData(workId: $workId, range: $range, episodeCount: $episodeCount) {
          countedUntil
          readers
          hasFewReaders
          episodeCount
          episodes {
            ...AnalyticsEpisodeFields
          }
          viewCounts {
            definition
            total
            days {
              day
              views
            }
          }
          readerRetention {
            definition
            episodes {
              goOn
              reaches
              isYoung
              episode {
                ...AnalyticsEpisodeFields
              }
            }
          }
          completeReading {
            definition
            rate
            finishers
            people
          }
          surveyInterest {
            definition
            fun
            normal
            noFun
            funRate
          }
          referrers {
            ...ReferrerFields
          }
          readerAttributes {
            definition
            readers
            gender {
              label
              readers
            }
            age {
              label
              readers
            }
          }
          readerActions {
            definition
            readers
            bookmarked
            watched
            liked
            commented
          }
          shareImageSummary {
            numbers {
              measure
              value
            }
          }
        }
      }
    }
  }
`);
