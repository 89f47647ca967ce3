import { graphql } from '../../gql/index.ts';

/** Whether this viewer keeps the work among their bookmarks. */
export const getViewerHasBookmarked = graphql(/* GraphQL */ `
  query GetViewerHasBookmarked($id: ID!) {
    work(id: $id) {
      id
      viewerHasBookmarked
      canBookmark
    }
  }
`);

/** Adds a work to the viewer's bookmarks. */
export const addWorkBookmark = graphql(/* GraphQL */ `
  mutation AddWorkBookmark($input: AddWorkBookmarkInput!) {
    addWorkBookmark(input: $input) {
      work {
        id
        viewerHasBookmarked
        statistic {
          bookmarkCount
        }
      }
      problems {
        message
      }
    }
  }
`);

/** Takes a work out of the viewer's bookmarks. */
export const removeBookmark = graphql(/* GraphQL */ `
  mutation RemoveBookmark($input: RemoveBookmarkInput!) {
    removeBookmark(input: $input) {
      work {
        id
        viewerHasBookmarked
        statistic {
          bookmarkCount
        }
      }
      problems {
        message
      }
    }
  }
`);
