import { graphql } from '../../gql/index.ts';

/** What the form of a new illustration needs: the works it can belong to, 30 of them. */
export const NewIllustration = graphql(/* GraphQL */ `
  query NewIllustration {
    viewer {
      __typename
      id
      ... on RegisteredViewer {
        works(first: 30) {
          edges {
            node {
              id
              title
              language
            }
          }
        }
      }
    }
  }
`);
