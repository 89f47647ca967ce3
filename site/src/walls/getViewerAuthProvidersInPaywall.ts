import { graphql } from '../gql/index.ts';

/** Who stands before a wall, and how they sign in: mail is offered to those who have an address, and buying to those who have a name. */
export const getViewerAuthProvidersInPaywall = graphql(/* GraphQL */ `
  query GetViewerAuthProvidersInPaywall {
    viewer {
      id
      kind
      authProviders
    }
  }
`);
