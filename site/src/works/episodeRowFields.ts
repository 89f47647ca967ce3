import { graphql } from '../gql/index.ts';

/** What EpisodeRows.tsx draws. */
export const episodeRowFields = graphql(/* GraphQL */ `
  fragment EpisodeRowFields on Episode {
    ...EpisodePlaceFields
    status
    publishedAt
    likeCount
    thumbnailImage {
      ...PictureFields
    }
    statistic {
      commentCount
    }
  }
`);
