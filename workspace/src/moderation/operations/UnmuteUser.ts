import { graphql } from '../../gql/index.ts';

/** Shows the comments of somebody again. */
export const UnmuteUser = graphql(/* GraphQL */ `
  mutation UnmuteUser($input: UnmuteUserInput!) {
    unmuteUser(input: $input) {
      unmutedId
      problems {
        ...ProblemFields
      }
    }
  }
`);
