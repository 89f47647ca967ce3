import { graphql } from '../../gql/index.ts';

/** The personal tokens of the viewer. */
export const GetSettingsTokens = graphql(/* GraphQL */ `
  query GetSettingsTokens {
    viewer {
      __typename
      id
      kind
      ... on RegisteredViewer {
        personalTokens {
          id
          name
          prefix
          scopes
          expiresAt
          lastUsedAt
        }
      }
    }
  }
`);
