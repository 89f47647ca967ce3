import { graphql } from '../gql/index.ts';

/** Tags that often stand beside a tag. */
export const getRelatedTags = graphql(/* GraphQL */ `
  query GetRelatedTags($title: String!) {
    tag(title: $title) {
      id
      relatedTags {
        id
        title
      }
    }
  }
`);
