import { graphql } from '../../gql/index.ts';

/** Takes what was read on this device over into the account. */
export const MigrateLocalReadingHistory = graphql(/* GraphQL */ `
  mutation MigrateLocalReadingHistory($input: MigrateLocalReadingHistoryInput!) {
    migrateLocalReadingHistory(input: $input) {
      ok
    }
  }
`);
