import { graphql } from '../../gql/index.ts';

/** Moves an episode to the trash. */
export const deleteEpisode = graphql(/* GraphQL */ `
  mutation deleteEpisode($input: DeleteEpisodeInput!) {
    deleteEpisode(input: $input) {
      deletedEpisodeId
    }
  }
`);
