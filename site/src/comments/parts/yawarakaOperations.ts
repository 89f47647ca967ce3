import { graphql } from '../../gql/index.ts';

/** The soft comments this viewer may read: their own, and delivered ones for the author or where the author lets readers. */
export const getEpisodePageYawarakaComments = graphql(/* GraphQL */ `
  query GetEpisodePageYawarakaComments($id: ID!, $first: Int, $after: String) {
    episode(id: $id) {
      id
      yawarakaComments(first: $first, after: $after) {
        pageInfo {
          ...PageInfoFields
        }
        edges {
          node {
            ...YawarakaCommentFields
          }
        }
      }
    }
  }
`);

/** Who sent soft comments that reached the author: readers see their icons. */
export const getEpisodePageYawarakaCommentPostedUsers = graphql(/* GraphQL */ `
  query GetEpisodePageYawarakaCommentPostedUsers($id: ID!, $first: Int) {
    episode(id: $id) {
      id
      yawarakaCommentCount
      yawarakaCommentPostedUsers(first: $first) {
        ...CreatorNameFields
        iconImage {
          ...PictureFields
        }
      }
    }
  }
`);
