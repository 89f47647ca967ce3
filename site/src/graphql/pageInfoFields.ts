import { graphql } from '../gql/index.ts';

/** Whether a list goes on, and after which cursor. */
export const pageInfoFields = graphql(/* GraphQL */ `
  fragment PageInfoFields on PageInfo {
    hasNextPage
    endCursor
  }
`);
