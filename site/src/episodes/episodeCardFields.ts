import { graphql } from '../gql/index.ts';

/** What ListedEpisode.tsx draws. */
export const episodeCardFields = graphql(/* GraphQL */ `
  fragment EpisodeCardFields on Episode {
    ...EpisodeRowFields
    work {
      id
      title
      language
      user {
        id
        displayName
      }
    }
  }
`);
