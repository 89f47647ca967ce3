import { graphql } from '../../gql/index.ts';

/** The picture of a person beside their name. */
export const iconFields = graphql(/* GraphQL */ `
  fragment IconFields on Image {
    id
    url(width: 160)
    srcSet
    width
    height
    focusX
    focusY
  }
`);
