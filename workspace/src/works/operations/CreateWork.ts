import { graphql } from '../../gql/index.ts';

/** Publishes or drafts a new work together with its first episode. */
export const CreateWork = graphql(/* GraphQL */ `
  mutation CreateWork($workInput: WorkInput!, $episodeInput: EpisodeInput) {
    createWork(workInput: $workInput, episodeInput: $episodeInput) {
      work {
        id
      }
      episode {
        id
        status
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
