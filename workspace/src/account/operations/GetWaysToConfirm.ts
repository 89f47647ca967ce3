import { graphql } from '../../gql/index.ts';

/** What this person can prove again who they are with. */
export const GetWaysToConfirm = graphql(/* GraphQL */ `
  query GetWaysToConfirm {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        email
        waysToConfirm
      }
    }
  }
`);
