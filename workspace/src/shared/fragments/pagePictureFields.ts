import { graphql } from '../../gql/index.ts';

/** The picture of a page. A tall strip comes in slices. */
export const pagePictureFields = graphql(/* GraphQL */ `
  fragment PagePictureFields on Image {
    ...ThumbnailFields
    slices {
      url
      srcSet
      width
      height
    }
  }
`);
