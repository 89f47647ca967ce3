import { graphql } from '../../gql/index.ts';

/** R2-035: the accounts elsewhere that sign in to this one. */
export const GetSettingsLinkedProviders = graphql(/* GraphQL */ `
  query GetSettingsLinkedProviders {
    viewer {
      __typename
      id
      authProviders
      ... on RegisteredViewer {
        linkedProviders {
          id
          provider
          label
          name
          linkedAt
          canUnlink
        }
      }
    }
  }
`);
