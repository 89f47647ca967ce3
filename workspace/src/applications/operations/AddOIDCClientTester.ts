import { graphql } from '../../gql/index.ts';

/** Lets somebody sign in before an operator has looked at the application. */
export const AddOIDCClientTester = graphql(/* GraphQL */ `
  mutation AddOIDCClientTester($input: AddOIDCClientTesterInput!) {
    addOIDCClientTester(input: $input) {
      client {
        ...ApplicationFields
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
