import { graphql } from '../gql/index.ts';

/** The page of all tags. */
export const tagDirectory = graphql(/* GraphQL */ `
  query TagDirectory {
    tagDirectory {
      mostUsed(first: 30) {
        ...ListedTagFields
      }
      rising(first: 15) {
        ...ListedTagFields
      }
      rows {
        name
        tags {
          ...ListedTagFields
        }
      }
    }
  }
`);
