import { graphql } from '../gql/index.ts';

/** One page as the reader shows it. Tall strips come in slices. */
export const readerPageFields = graphql(/* GraphQL */ `
  fragment ReaderPageFields on Page {
    id
    number
    width
    height
    isWide
    noSplit
    altText
    transcript
    image {
      id
      slices {
        url
        srcSet
        avifSrcSet
        width
        height
      }
    }
    thumbnailImage {
      id
      url(width: 160)
    }
  }
`);
