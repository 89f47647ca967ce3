import { graphql } from '../gql/index.ts';

/** What CountedTags.astro draws. */
export const listedTagFields = graphql(/* GraphQL */ `
  fragment ListedTagFields on ListedTag {
    workCount
    tag {
      id
      title
    }
  }
`);
