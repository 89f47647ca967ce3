import { graphql } from '../gql/index.ts';

/** The comments of an episode as this viewer may see and delete them, newest first. */
export const getEpisodePageDaredemoComments = graphql(/* GraphQL */ `
  query GetEpisodePageDaredemoComments($id: ID!, $first: Int, $after: String) {
    episode(id: $id) {
      id
      daredemoComments(first: $first, after: $after) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          node {
            ...DaredemoCommentFields
            isViewers
            isDeletableByViewer
          }
        }
      }
    }
  }
`);

/** Whether this viewer may write a comment here. */
export const getCanViewerCommentToEpisode = graphql(/* GraphQL */ `
  query GetCanViewerCommentToEpisode($episodeId: ID!) {
    episode(id: $episodeId) {
      id
      viewerCanComment
    }
  }
`);

/** Writes a comment of the kind the work takes. */
export const addComment = graphql(/* GraphQL */ `
  mutation AddComment($input: AddCommentInput!) {
    addComment(input: $input) {
      comment {
        ...DaredemoCommentFields
        isViewers
        isDeletableByViewer
      }
      yawarakaComment {
        ...YawarakaCommentFields
      }
      problems {
        path
        message
        messageJa
        code
      }
    }
  }
`);

/** Removes a comment for everybody. */
export const deleteComment = graphql(/* GraphQL */ `
  mutation DeleteComment($input: DeleteCommentInput!) {
    deleteComment(input: $input) {
      deletedCommentId
      problems {
        message
      }
    }
  }
`);
