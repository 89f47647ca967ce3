import { graphql } from '../../gql/index.ts';

/** Saves an episode; refused with CONFLICT when another tab saved first. */
export const updateEpisode = graphql(/* GraphQL */ `
  mutation updateEpisode($input: UpdateEpisodeInput!) {
    updateEpisode(input: $input) {
      episode {
        id
        revision
        status
        publishedAt
        updatedAt
        canChangeStatusToFanOnly
        canChangeStatusToDraft
        pages(first: 200) {
          nodes {
            id
            image {
              id
            }
          }
        }
      }
      problems {
        path
        message
        code
      }
    }
  }
`);
