import { graphql } from '../../gql/index.ts';

/** Puts a work on the bookmarks. */
export const AddWorkBookmark = graphql(/* GraphQL */ `
  mutation AddWorkBookmark($input: AddWorkBookmarkInput!) {
    addWorkBookmark(input: $input) {
      work {
        id
        viewerHasBookmarked
      }
    }
  }
`);
