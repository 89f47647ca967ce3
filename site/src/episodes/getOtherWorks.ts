import { graphql } from '../gql/index.ts';

/** What to read after this episode, each with the reason it is shown. */
export const getOtherWorks = graphql(/* GraphQL */ `
  query GetOtherWorks($id: ID!) {
    episode(id: $id) {
      id
      work {
        id
        authorsOtherRecommendedWorks(first: 6) {
          reason
          work {
            ...WorkCardFields
          }
        }
      }
    }
  }
`);
