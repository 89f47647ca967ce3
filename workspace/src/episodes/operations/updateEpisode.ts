import { graphql } from '../../gql/index.ts';

/** Saves an episode; refused with CONFLICT when another tab saved first. */
export const updateEpisode = graphql(/* GraphQL */ `
  mutation updateEpisode($input: UpdateEpisodeInput!) {
    updateEpisode(input: $input) {
      episode {
        ...SavedEpisodeFields
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
