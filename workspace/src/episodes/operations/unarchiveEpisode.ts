import { graphql } from '../../gql/index.ts';

/** Gives an archived episode back to everybody who saw it before. */
export const unarchiveEpisode = graphql(/* GraphQL */ `
  mutation unarchiveEpisode($input: UnarchiveEpisodeInput!) {
    unarchiveEpisode(input: $input) {
      episode {
        ...SavedEpisodeFields
      }
      problems {
        message
      }
    }
  }
`);
