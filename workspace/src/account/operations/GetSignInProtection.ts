import { graphql } from '../../gql/index.ts';

/** Two-step sign-in and passkeys of this account. */
export const GetSignInProtection = graphql(/* GraphQL */ `
  query GetSignInProtection {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        secondFactor {
          isOn
          recoveryCodesLeft
        }
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    }
  }
`);
