import { graphql } from '../../gql/index.ts';

/** Saves the form of a work; refused with CONFLICT when another tab saved first. */
export const UpdateWork = graphql(/* GraphQL */ `
  mutation UpdateWork($input: UpdateWorkInput!) {
    updateWork(input: $input) {
      work {
        id
        revision
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
