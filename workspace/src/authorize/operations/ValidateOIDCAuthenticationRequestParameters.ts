import { graphql } from '../../gql/index.ts';

/** Checks the request of an application, and says who asks for what. */
export const ValidateOIDCAuthenticationRequestParameters = graphql(/* GraphQL */ `
  query ValidateOIDCAuthenticationRequestParameters($input: OIDCAuthenticationRequestInput!) {
    validateOIDCAuthenticationRequestParameters(input: $input) {
      error
      errorDescription
      redirectTo
      step
      ticket
      connectedAt
      redirectHost
      uiLocales
      scopes {
        name
        isOptional
        isAgreed
      }
      client {
        id
        name
        verifiedDomain
        isFirstParty
        isWaiting
        iconImage {
          ...IconFields
        }
      }
    }
    viewer {
      __typename
      id
      kind
      ... on RegisteredViewer {
        email
        user {
          ...PersonFields
        }
      }
    }
  }
`);
