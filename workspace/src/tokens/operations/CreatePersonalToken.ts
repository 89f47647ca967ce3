import { graphql } from '../../gql/index.ts';

/** Makes a personal token; it is told this once. */
export const CreatePersonalToken = graphql(/* GraphQL */ `
  mutation CreatePersonalToken($input: CreatePersonalTokenInput!) {
    createPersonalToken(input: $input) {
      secret
      problems {
        ...ProblemFields
      }
    }
  }
`);
