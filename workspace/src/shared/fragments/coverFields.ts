import { graphql } from '../../gql/index.ts';

/** The picture of a thing on the page that is about it. */
export const coverFields = graphql(/* GraphQL */ `
  fragment CoverFields on Image {
    id
    url(width: 640)
    srcSet
    width
    height
    focusX
    focusY
  }
`);
