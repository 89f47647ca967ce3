import { graphql } from '../../gql/index.ts';

/** Gives several episodes of a work one status, or moves them into the trash or out of it. */
export const changeEpisodeStatuses = graphql(/* GraphQL */ `
  mutation changeEpisodeStatuses($input: ChangeEpisodeStatusesInput!) {
    changeEpisodeStatuses(input: $input) {
      answers {
        id
        isChanged
        reason {
          message
        }
      }
      problems {
        message
      }
    }
  }
`);
