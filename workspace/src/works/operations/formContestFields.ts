import { graphql } from '../../gql/index.ts';

/** The contest that a form of a work can enter. */
export const formContestFields = graphql(/* GraphQL */ `
  fragment FormContestFields on Contest {
    id
    identifier
    title
    state
    deadline
    tag {
      id
      title
    }
  }
`);
