import { graphql } from '../../gql/index.ts';

/** Makes a picture of a part of another one; the whole stays. */
export const cropImage = graphql(/* GraphQL */ `
  mutation cropImage($input: CropImageInput!) {
    cropImage(input: $input) {
      image {
        id
        url(width: 320)
        srcSet
        width
        height
        focusX
        focusY
        slices {
          url
          srcSet
          width
          height
        }
        crop {
          left
          top
          right
          bottom
          whole {
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
      problems {
        message
      }
    }
  }
`);
