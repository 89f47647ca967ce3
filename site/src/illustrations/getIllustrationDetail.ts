import { graphql } from '../gql/index.ts';

/** An illustration with all its pictures, its creator and what else there is of the creator. */
export const getIllustrationDetail = graphql(/* GraphQL */ `
  query GetIllustrationDetail($id: ID!) {
    illustration(id: $id) {
      id
      title
      description
      publishedAt
      isGated
      images {
        id
        width
        height
        altText
        image {
          ...PictureFields
          full: url
          thumb: url(width: 160)
        }
      }
      work {
        ...WorkCardFields
        ...WorkLengthFields
        description
      }
      user {
        ...CreatorNameFields
        iconImage {
          ...PictureFields
        }
        site {
          id
          color
          works(first: 6) {
            edges {
              node {
                ...WorkCardFields
                ...WorkLengthFields
              }
            }
          }
        }
      }
      authorsOtherIllustrations(first: 12) {
        ...IllustrationSquareFields
      }
    }
  }
`);
