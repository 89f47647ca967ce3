import { graphql } from '../../gql/index.ts';

/** A tag to choose, with how many works have it. */
export const suggestedTagFields = graphql(/* GraphQL */ `
  fragment SuggestedTagFields on Tag {
    id
    title
    workCount
  }
`);
