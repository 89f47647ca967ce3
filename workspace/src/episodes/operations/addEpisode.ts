import { graphql } from '../../gql/index.ts';

/** Adds an episode to a work. */
export const addEpisode = graphql(/* GraphQL */ `
  mutation addEpisode($input: AddEpisodeInput!) {
    addEpisode(input: $input) {
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
