import { graphql } from '../../gql/index.ts';

/** Renews a link whose token ends soon. */
export const RefreshXOauthToken = graphql(/* GraphQL */ `
  mutation RefreshXOauthToken {
    refreshXOauthToken {
      xOAuthToken {
        ...XOAuthTokenFields
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
