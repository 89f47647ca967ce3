import { graphql } from '../../gql/index.ts';

/** A picture as rows and cards of the workspace show it: a small size, the reserved box, and the point a crop keeps in view. */
export const thumbnailFields = graphql(/* GraphQL */ `
  fragment ThumbnailFields on Image {
    id
    url(width: 320)
    srcSet
    width
    height
    focusX
    focusY
  }
`);
