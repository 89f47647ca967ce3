import { graphql } from '../../gql/index.ts';

/** Takes that back. */
export const RemoveOIDCClientTester = graphql(/* GraphQL */ `
  mutation RemoveOIDCClientTester($input: RemoveOIDCClientTesterInput!) {
    removeOIDCClientTester(input: $input) {
      client {
        ...ApplicationFields
      }
    }
  }
`);
