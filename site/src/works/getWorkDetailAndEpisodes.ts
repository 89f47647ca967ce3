import { graphql } from '../gql/index.ts';

/** A work with a hundred of its episodes. */
export const getWorkDetailAndEpisodes = graphql(/* GraphQL */ `
  query GetWorkDetailAndEpisodes($id: ID!, $after: String, $newestFirst: Boolean) {
    work(id: $id) {
      id
      title
      description
      isCompleted
      isOneShot
      scrollDirection
      rating
      isGated
      language
      genre
      onHiatus
      returnsOn
      credits {
        name
        role
        screenName
      }
      firstPublishedAt
      lastUpdatedAt
      coverImage {
        ...PictureFields
      }
      ogImage {
        ...ShareImageFields
      }
      tags {
        id
        title
      }
      statistic {
        viewCount
        likeCount
        bookmarkCount
        commentCount
      }
      firstEpisode {
        ...EpisodePlaceFields
      }
      user {
        ...CreatorNameFields
        iconImage {
          ...PictureFields
        }
      }
      episodes(first: 100, after: $after, newestFirst: $newestFirst) {
        totalCount
        pageInfo {
          ...PageInfoFields
        }
        edges {
          node {
            ...EpisodeRowFields
          }
        }
      }
      authorsOtherRecommendedWorks(first: 6) {
        reason
        work {
          ...WorkCardFields
          ...WorkLengthFields
        }
      }
    }
  }
`);
