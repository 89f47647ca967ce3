import { graphql } from '../../gql/index.ts';

/** What can be looked at as a reader: this work, and the creator's other ones readers can see. */
export const GetPublicWorksForViewAsMode = graphql(/* GraphQL */ `
  query GetPublicWorksForViewAsMode($workId: ID!, $first: Int!) {
    work(id: $workId) {
      id
      title
      language
      user {
        id
        screenName
        site {
          id
          works(first: $first) {
            edges {
              node {
                id
                title
                language
              }
            }
          }
        }
      }
    }
  }
`);
