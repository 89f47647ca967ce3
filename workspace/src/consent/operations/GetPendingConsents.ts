import { graphql } from '../../gql/index.ts';

/** What who is here has yet to agree to. */
export const GetPendingConsents = graphql(/* GraphQL */ `
  query GetPendingConsents {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        pendingConsents {
          kind
          number
          title
          effectiveAt
          changes
        }
      }
    }
  }
`);
