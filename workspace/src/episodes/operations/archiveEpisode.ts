import { graphql } from '../../gql/index.ts';

/** Takes an episode from everybody but its buyers. */
export const archiveEpisode = graphql(/* GraphQL */ `
  mutation archiveEpisode($input: ArchiveEpisodeInput!) {
    archiveEpisode(input: $input) {
      episode {
        ...SavedEpisodeFields
      }
      problems {
        message
      }
    }
  }
`);
