import { graphql } from '../gql/index.ts';

/** A picture of our own in the size that search engines and other services show. */
export const previewPictureFields = graphql(/* GraphQL */ `
  fragment PreviewPictureFields on Image {
    id
    url(width: 1280)
    width
    height
    altText
  }
`);
