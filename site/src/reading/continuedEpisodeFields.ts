import { graphql } from '../gql/index.ts';

/** What a row of "Continue reading" shows, and where it leads when the episode was read to its end. */
export const continuedEpisodeFields = graphql(/* GraphQL */ `
  fragment ContinuedEpisodeFields on Episode {
    ...EpisodePlaceFields
    nextEpisode {
      ...EpisodePlaceFields
    }
    work {
      id
      title
      language
      coverImage {
        ...PictureFields
      }
      user {
        id
      }
    }
  }
`);
