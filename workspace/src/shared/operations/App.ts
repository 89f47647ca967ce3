import { graphql } from '../../gql/index.ts';

/** Who is here: decides which pages are open and what the shell shows. */
export const App = graphql(/* GraphQL */ `
  query App {
    viewer {
      __typename
      id
      kind
      authProviders
      screenName
      ... on RegisteredViewer {
        email
        user {
          ...PersonFields
        }
      }
    }
  }
`);
