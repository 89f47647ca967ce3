import { graphql } from '../../gql/index.ts';

/** Answers the request of an application. */
export const AuthorizeOIDCAuthenticationRequest = graphql(/* GraphQL */ `
  mutation AuthorizeOIDCAuthenticationRequest($input: AuthorizeOIDCAuthenticationRequestInput!) {
    authorizeOIDCAuthenticationRequest(input: $input) {
      idToken
      state
      error
      errorDescription
      step
      redirectTo
      problems {
        ...ProblemFields
      }
    }
  }
`);
