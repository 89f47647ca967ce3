import { graphql } from '../../gql/index.ts';

/** Takes a seat of the closed beta. */
export const EntryAnalyticsClosedBeta = graphql(/* GraphQL */ `
  mutation EntryAnalyticsClosedBeta {
    entryAnalyticsClosedBeta {
      entered
      problems {
        ...ProblemFields
      }
    }
  }
`);
