import { graphql } from '../../gql/index.ts';

/** Removes the link to X. */
export const DeleteXOauthToken = graphql(/* GraphQL */ `
  mutation DeleteXOauthToken {
    deleteXOauthToken {
      deleted
      problems {
        ...ProblemFields
      }
    }
  }
`);
