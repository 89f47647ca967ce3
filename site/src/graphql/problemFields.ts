import { graphql } from '../gql/index.ts';

/** What a form shows beside a field, and where. */
export const problemFields = graphql(/* GraphQL */ `
  fragment ProblemFields on Problem {
    path
    message
  }
`);
