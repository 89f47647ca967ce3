import { graphql } from '../../gql/index.ts';

/** The comments of an episode as this viewer may see and delete them, newest first. */
export const getEpisodePageDaredemoComments = graphql(/* GraphQL */ `
  query GetEpisodePageDaredemoComments($id: ID!, $first: Int, $after: String) {
    episode(id: $id) {
      id
      pinnedDaredemoComment {
        ...DaredemoCommentFields
        isViewers
        isDeletableByViewer
        isHandledByViewer
      }
      daredemoComments(first: $first, after: $after) {
        totalCount
        pageInfo {
          ...PageInfoFields
        }
        edges {
          node {
            ...DaredemoCommentFields
            isHeld
            isViewers
            isDeletableByViewer
            isHandledByViewer
          }
        }
      }
    }
  }
`);

/** Whether this viewer may write a comment here, and whether it waits for the creator. */
export const getCanViewerCommentToEpisode = graphql(/* GraphQL */ `
  query GetCanViewerCommentToEpisode($episodeId: ID!) {
    episode(id: $episodeId) {
      id
      viewerCanComment
      viewerCommentWaits
    }
  }
`);

/** Writes a comment of the kind the work takes. */
export const addComment = graphql(/* GraphQL */ `
  mutation AddComment($input: AddCommentInput!) {
    addComment(input: $input) {
      comment {
        ...DaredemoCommentFields
        isHeld
        isViewers
        isDeletableByViewer
        isHandledByViewer
      }
      yawarakaComment {
        ...YawarakaCommentFields
      }
      problems {
        ...ProblemFields
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

/** Puts a comment before the others of its episode. */
export const pinComment = graphql(/* GraphQL */ `
  mutation PinComment($input: PinCommentInput!) {
    pinComment(input: $input) {
      pinnedCommentId
      problems {
        message
      }
    }
  }
`);

/** Takes the pin off a comment. */
export const unpinComment = graphql(/* GraphQL */ `
  mutation UnpinComment($input: UnpinCommentInput!) {
    unpinComment(input: $input) {
      unpinnedCommentId
      problems {
        message
      }
    }
  }
`);
