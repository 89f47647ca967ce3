import { graphql } from '../gql/index.ts';

/** All works, newest first, a hundred at a time. */
export const newWorks = graphql(/* GraphQL */ `
  query NewWorks($after: String) {
    newWorks(first: 100, after: $after) {
      pageInfo {
        ...PageInfoFields
      }
      edges {
        node {
          ...WorkCardFields
        }
      }
    }
  }
`);
