import { graphql } from '../gql/index.ts';

/** What ListedEpisode.tsx draws. */
export const episodeCardFields = graphql(/* GraphQL */ `
  fragment EpisodeCardFields on Episode {
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
    work {
      id
      title
      user {
        id
        displayName
      }
    }
  }
`);
