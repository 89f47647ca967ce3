import { graphql } from '../../gql/index.ts';

/** Asks operators to look at an application. */
export const AskForOIDCClientCheck = graphql(/* GraphQL */ `
  mutation AskForOIDCClientCheck($id: ID!) {
    askForOIDCClientCheck(id: $id) {
      client {
        ...ApplicationFields
      }
    }
  }
`);
