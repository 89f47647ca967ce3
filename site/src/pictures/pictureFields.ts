import { graphql } from '../gql/index.ts';

/** What Picture.astro draws: every size, the reserved box and the point that a crop keeps in view. */
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
