import { graphql } from '../../gql/index.ts';

/** What was counted of an episode, with what it is called. */
export const analyticsEpisodeFields = graphql(/* GraphQL */ `
  fragment AnalyticsEpisodeFields on AnalyticsEpisode {
    number
    publishedAt
    views
    people
    likes
    comments
    shares
    finishers
    completeRate
    likesPerHundred
    commentsPerHundred
    fun
    normal
    noFun
    episode {
      id
      title
      number
      publicNumber
    }
  }
`);

/** A compare target with what it is called. */
export const compareTargetFields = graphql(/* GraphQL */ `
  fragment CompareTargetFields on AnalyticsCompareTarget {
    id
    group
    genre
    workCount
    readerCount
    work {
      id
      title
      language
    }
  }
`);
