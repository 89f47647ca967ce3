import { graphql } from '../gql/index.ts';

/** The picture that other services show for a page, as Open Graph asks for it. */
export const shareImageFields = graphql(/* GraphQL */ `
  fragment ShareImageFields on OgImage {
    url
    width
    height
    altText
  }
`);
