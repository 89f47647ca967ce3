import { graphql } from '../../gql/index.ts';

/** Lifts a block. */
export const UnblockUser = graphql(/* GraphQL */ `
  mutation UnblockUser($input: UnblockUserInput!) {
    unblockUser(input: $input) {
      unblockedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
