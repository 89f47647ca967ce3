import { graphql } from '../../gql/index.ts';

/** What was requested, latest first. */
export const GetWorkspaceWithdrawalHistory = graphql(/* GraphQL */ `
  query GetWorkspaceWithdrawalHistory($first: Int!, $after: String) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        withdrawalRequests(first: $first, after: $after) {
          edges {
            node {
              ...WithdrawalFields
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  }
`);
