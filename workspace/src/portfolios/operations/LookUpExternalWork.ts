import { graphql } from '../../gql/index.ts';

/** Asks what the page of a work elsewhere says of it. */
export const LookUpExternalWork = graphql(/* GraphQL */ `
  mutation LookUpExternalWork($input: LookUpExternalWorkInput!) {
    lookUpExternalWork(input: $input) {
      lookup {
        id
        url
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
