import { graphql } from '../../gql/index.ts';

/** Makes a picture of a part of another one; the whole stays. */
export const cropImage = graphql(/* GraphQL */ `
  mutation cropImage($input: CropImageInput!) {
    cropImage(input: $input) {
      image {
        ...CroppedPictureFields
      }
      problems {
        message
      }
    }
  }
`);
