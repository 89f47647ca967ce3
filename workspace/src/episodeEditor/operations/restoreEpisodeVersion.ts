import { graphql } from '../../gql/index.ts';

/** Gives an episode the pages and texts of a version again; refused with CONFLICT when another tab saved first. */
export const restoreEpisodeVersion = graphql(/* GraphQL */ `
  mutation restoreEpisodeVersion($input: RestoreEpisodeVersionInput!) {
    restoreEpisodeVersion(input: $input) {
      episode {
        id
        revision
      }
      problems {
        message
      }
    }
  }
`);
