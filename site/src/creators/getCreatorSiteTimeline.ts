import { graphql } from '../gql/index.ts';

/** What a creator published lately. */
export const getCreatorSiteTimeline = graphql(/* GraphQL */ `
  query GetCreatorSiteTimeline($screenName: String!, $after: String) {
    user(screenName: $screenName) {
      ...CreatorSiteFields
      site {
        id
        timeline(first: 20, after: $after) {
          pageInfo {
            ...PageInfoFields
          }
          edges {
            node {
              ... on EpisodeTimelineItem {
                id
                occurredAt
                episode {
                  ...EpisodeCardFields
                }
              }
              ... on IllustrationTimelineItem {
                id
                occurredAt
                illustration {
                  ...IllustrationSquareFields
                }
              }
            }
          }
        }
      }
    }
  }
`);
