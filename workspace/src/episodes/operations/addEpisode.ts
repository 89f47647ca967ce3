import { graphql } from '../../gql/index.ts';

/** Adds an episode to a work. */
export const addEpisode = graphql(/* GraphQL */ `
  mutation addEpisode($input: AddEpisodeInput!) {
    addEpisode(input: $input) {
      episode {
        ...SavedEpisodeFields
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
