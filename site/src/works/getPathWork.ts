import { graphql } from '../gql/index.ts';

/** What a page below a work's address says of the work. */
export const getPathWork = graphql(/* GraphQL */ `
  query GetPathWork($workId: ID!) {
    work(id: $workId) {
      id
      title
      rating
      isGated
      language
      coverImage {
        ...PictureFields
      }
      user {
        ...CreatorNameFields
      }
    }
  }
`);
