import { graphql } from '../gql/index.ts';

/** What EpisodeRows.tsx draws. */
export const episodeRowFields = graphql(/* GraphQL */ `
  fragment EpisodeRowFields on Episode {
    id
    title
    number
    publicNumber
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
