import { graphql } from '../../gql/index.ts';

/** Takes a work off the bookmarks. */
export const RemoveBookmark = graphql(/* GraphQL */ `
  mutation RemoveBookmark($input: RemoveBookmarkInput!) {
    removeBookmark(input: $input) {
      work {
        id
        viewerHasBookmarked
      }
    }
  }
`);
