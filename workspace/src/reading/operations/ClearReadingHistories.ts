import { graphql } from '../../gql/index.ts';

/** Forgets everything the viewer read. */
export const ClearReadingHistories = graphql(/* GraphQL */ `
  mutation ClearReadingHistories {
    clearReadingHistories {
      ok
    }
  }
`);
