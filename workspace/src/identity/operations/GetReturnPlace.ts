import { graphql } from '../../gql/index.ts';

/** Names the episode a person returns to after signing in. */
export const GetReturnPlace = graphql(/* GraphQL */ `
  query GetReturnPlace($id: ID!) {
    episode(id: $id) {
      id
      title
      number
      publicNumber
      work {
        id
        language
      }
    }
  }
`);
