import { graphql } from '../../gql/index.ts';

/** The tag of that title, made when nobody has used it yet. */
export const FindOrCreateTag = graphql(/* GraphQL */ `
  mutation FindOrCreateTag($input: FindOrCreateTagInput!) {
    findOrCreateTag(input: $input) {
      tag {
        ...SuggestedTagFields
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
