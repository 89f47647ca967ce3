import { graphql } from '../gql/index.ts';

/** What EpisodeRows.tsx draws. */
export const episodeRowFields = graphql(/* GraphQL */ `
  fragment EpisodeRowFields on Episode {
    ...EpisodePlaceFields
    status
    publishedAt
    likeCount
    salesInfo {
      price
      pagesChargedFrom
    }
    thumbnailImage {
      ...PictureFields
    }
    statistic {
      commentCount
    }
  }
`);
