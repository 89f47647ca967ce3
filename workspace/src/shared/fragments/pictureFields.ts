import { graphql } from '../../gql/index.ts';

/** A picture as wide as a screen shows it. */
export const pictureFields = graphql(/* GraphQL */ `
  fragment PictureFields on Image {
    id
    url(width: 960)
    srcSet
    width
    height
    focusX
    focusY
  }
`);
