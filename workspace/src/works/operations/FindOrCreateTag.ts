import { graphql } from '../../gql/index.ts';

/** The tag of that title, made when nobody has used it yet. */
export const FindOrCreateTag = graphql(/* GraphQL */ `
  mutation FindOrCreateTag($input: FindOrCreateTagInput!) {
    findOrCreateTag(input: $input) {
      tag {
        id
        title
        workCount
      }
      problems {
        path
        message
        code
      }
    }
  }
`);
