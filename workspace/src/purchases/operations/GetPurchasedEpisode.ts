import { graphql } from '../../gql/index.ts';

/** A bought episode as its buyer reads it where it is not public any more; 200 pages are the most it can have. */
export const GetPurchasedEpisode = graphql(/* GraphQL */ `
  query GetPurchasedEpisode($id: ID!) {
    episode(id: $id) {
      id
      title
      number
      publicNumber
      purchasedByViewer
      afterword
      startPosition
      work {
        id
        title
        language
        scrollDirection
        user {
          id
          displayName
        }
      }
      pages(first: 200) {
        nodes {
          id
          altText
          transcript
          noSplit
          image {
            ...PagePictureFields
          }
        }
      }
    }
  }
`);
