import { graphql } from '../gql/index.ts';

/** What describeLength.ts says of a work; it changes with its episodes. */
export const workLengthFields = graphql(/* GraphQL */ `
  fragment WorkLengthFields on Work {
    isOneShot
    isCompleted
    episodes(first: 1) {
      totalCount
    }
  }
`);
