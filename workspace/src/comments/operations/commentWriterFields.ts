import { graphql } from '../../gql/index.ts';

/** Who wrote a comment, as its balloon shows it. */
export const commentWriterFields = graphql(/* GraphQL */ `
  fragment CommentWriterFields on User {
    id
    displayName
    screenName
    iconImage {
      id
      url(width: 160)
      srcSet
      width
      height
      focusX
      focusY
    }
  }
`);
