import { graphql } from '../gql/index.ts';

/** Twenty illustrations of a work, latest first. */
export const getWorkIllustrations = graphql(/* GraphQL */ `
  query GetWorkIllustrations($id: ID!, $after: String) {
    work(id: $id) {
      id
      illustrations(first: 20, after: $after) {
        totalCount
        pageInfo {
          ...PageInfoFields
        }
        edges {
          node {
            ...IllustrationSquareFields
          }
        }
      }
    }
  }
`);
