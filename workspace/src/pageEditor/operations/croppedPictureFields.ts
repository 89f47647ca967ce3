import { graphql } from '../../gql/index.ts';

/** The picture of a page that is edited: what was cut from it, and the whole. */
export const croppedPictureFields = graphql(/* GraphQL */ `
  fragment CroppedPictureFields on Image {
    ...PagePictureFields
    crop {
      left
      top
      right
      bottom
      whole {
        ...ThumbnailFields
      }
    }
  }
`);
