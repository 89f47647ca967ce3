import { graphql } from '../gql/index.ts';

/** An application as its developer sees it. */
export const applicationFields = graphql(/* GraphQL */ `
  fragment ApplicationFields on OIDCClientRegistration {
    id
    name
    type
    state
    verifiedDomain
    isFirstParty
    redirectUris
    postLogoutRedirectUris
    backchannelLogoutUri
    jwks
    scopes
    responseTypes
    idTokenAlgorithm
    createdAt
    lastUsedAt
    checkAskedAt
    iconImage {
      ...IconFields
    }
    secrets {
      id
      ending
      createdAt
    }
    testers {
      id
      screenName
    }
    use {
      people
      signIns
    }
  }
`);
