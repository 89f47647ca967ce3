import { graphql } from '../../gql/index.ts';

/** A work as its form shows it. */
export const GetEditWorkForm = graphql(/* GraphQL */ `
  query GetEditWorkForm($id: ID!) {
    work(id: $id) {
      id
      revision
      viewerCanEdit
      title
      description
      isCompleted
      isOneShot
      commentIsOpen
      commentMode
      enableSurvey
      scrollDirection
      coverImage {
        id
        url(width: 640)
        srcSet
        width
        height
        focusX
        focusY
      }
      tags {
        id
        title
      }
    }
    hotTags(first: 16) {
      id
      title
      workCount
    }
  }
`);
