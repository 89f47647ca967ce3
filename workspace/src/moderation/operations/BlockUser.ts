import { graphql } from '../../gql/index.ts';

/** Blocks somebody again who was unblocked by mistake. */
export const BlockUser = graphql(/* GraphQL */ `
  mutation BlockUser($input: BlockUserInput!) {
    blockUser(input: $input) {
      blockedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
