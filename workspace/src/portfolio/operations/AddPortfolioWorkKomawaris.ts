import { graphql } from '../../gql/index.ts';

/** Own works join the portfolio; what it holds then tells the ids they have there. */
export const AddPortfolioWorkKomawaris = graphql(/* GraphQL */ `
  mutation AddPortfolioWorkKomawaris($input: AddPortfolioWorkKomawarisInput!) {
    addPortfolioWorkKomawaris(input: $input) {
      portfolio {
        id
        categories {
          id
          title
          works {
            __typename
            ... on ExternalWork {
              id
              title
              thumbnailImage {
                id
                url(width: 320)
                srcSet
                width
                height
                focusX
                focusY
              }
            }
            ... on KomawariWork {
              id
              thumbnailImage {
                id
                url(width: 320)
                srcSet
                width
                height
                focusX
                focusY
              }
              work {
                id
                title
                coverImage {
                  id
                  url(width: 320)
                  srcSet
                  width
                  height
                  focusX
                  focusY
                }
              }
            }
          }
        }
        worksWithoutCategory {
          __typename
          ... on ExternalWork {
            id
            title
            thumbnailImage {
              id
              url(width: 320)
              srcSet
              width
              height
              focusX
              focusY
            }
          }
          ... on KomawariWork {
            id
            thumbnailImage {
              id
              url(width: 320)
              srcSet
              width
              height
              focusX
              focusY
            }
            work {
              id
              title
              coverImage {
                id
                url(width: 320)
                srcSet
                width
                height
                focusX
                focusY
              }
            }
          }
        }
      }
      problems {
        path
        message
        code
      }
    }
  }
`);
