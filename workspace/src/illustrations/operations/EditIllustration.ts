import { graphql } from '../../gql/index.ts';

/** An illustration for its form, and the works it can belong to. */
export const EditIllustration = graphql(/* GraphQL */ `
  query EditIllustration($id: ID!) {
    illustration(id: $id) {
      id
      revision
      viewerCanEdit
      title
      description
      isOpen
      suspension {
        ...SuspensionFields
      }
      work {
        id
        title
        language
      }
      images {
        id
        altText
        image {
          ...ThumbnailFields
        }
      }
    }
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
