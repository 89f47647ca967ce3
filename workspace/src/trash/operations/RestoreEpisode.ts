import { graphql } from '../../gql/index.ts';

/** Takes an episode back from the trash. */
export const RestoreEpisode = graphql(/* GraphQL */ `
  mutation RestoreEpisode($input: RestoreEpisodeInput!) {
    restoreEpisode(input: $input) {
      episode {
        id
        title
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
