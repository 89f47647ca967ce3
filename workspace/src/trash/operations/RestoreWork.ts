import { graphql } from '../../gql/index.ts';

/** Takes a work back from the trash. */
export const RestoreWork = graphql(/* GraphQL */ `
  mutation RestoreWork($input: RestoreWorkInput!) {
    restoreWork(input: $input) {
      work {
        id
        title
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
