import { graphql } from '../../gql/index.ts';

/** The latest three works and three illustrations of the viewer (R9-013). */
export const GetWorkspaceWorks = graphql(/* GraphQL */ `
  query GetWorkspaceWorks {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        works(first: 3) {
          edges {
            node {
              ...OwnWorkFields
            }
          }
        }
        illustrations(first: 3) {
          edges {
            node {
              ...OwnIllustrationFields
            }
          }
        }
      }
    }
  }
`);
