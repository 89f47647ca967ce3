import { graphql } from '../../gql/index.ts';

/** The editorial departments that scout among the entries of a contest. */
export const GetInitialScoutKomawariAwardScoutEditorialDepartments = graphql(/* GraphQL */ `
  query GetInitialScoutKomawariAwardScoutEditorialDepartments($contestIdentify: String!) {
    contest(identifier: $contestIdentify) {
      id
      scoutDepartments
    }
  }
`);
