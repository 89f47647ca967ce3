import { graphql } from '../gql/index.ts';

/** A tag and the works that carry it. */
export const tag = graphql(/* GraphQL */ `
  query Tag($title: String!, $first: Int, $after: String) {
    tag(title: $title) {
      id
      title
      workCount
      works(first: $first, after: $after) {
        pageInfo {
          ...PageInfoFields
        }
        edges {
          node {
            ...WorkCardFields
            lastUpdatedAt
          }
        }
      }
    }
  }
`);
