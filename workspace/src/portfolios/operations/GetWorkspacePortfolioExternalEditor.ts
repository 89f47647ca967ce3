import { graphql } from '../../gql/index.ts';

/** A work from elsewhere, for its form. */
export const GetWorkspacePortfolioExternalEditor = graphql(/* GraphQL */ `
  query GetWorkspacePortfolioExternalEditor($id: ID!) {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        user {
          id
          screenName
          portfolio {
            id
            externalWork(id: $id) {
              ...ExternalWorkFields
              description
              urls {
                title
                url
              }
            }
          }
        }
      }
    }
  }
`);
