import { graphql } from '../gql/index.ts';

/** What a Picture draws: every size, the reserved box and the point that a crop keeps in view. */
export const pictureFields = graphql(/* GraphQL */ `
  fragment PictureFields on Image {
    id
    url(width: 960)
    srcSet
    avifSrcSet
    width
    height
    focusX
    focusY
    altText
  }
`);
