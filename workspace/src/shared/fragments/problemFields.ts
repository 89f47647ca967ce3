import { graphql } from '../../gql/index.ts';

/** What a person can mend, with the path of the field it stands at. */
export const problemFields = graphql(/* GraphQL */ `
  fragment ProblemFields on Problem {
    path
    message
    code
  }
`);
