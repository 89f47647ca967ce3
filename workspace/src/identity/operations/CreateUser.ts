import { graphql } from '../../gql/index.ts';

/** Finishes a sign-up: the person gets a name and a creator site. */
export const CreateUser = graphql(/* GraphQL */ `
  mutation CreateUser($input: CreateUserInput!) {
    createUser(input: $input) {
      user {
        id
        screenName
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
