import { graphql } from '../../gql/index.ts';

/** Whether episodes are sold here at this time. */
export const CanBuyEpisodes = graphql(/* GraphQL */ `
  query CanBuyEpisodes {
    salesTerms {
      isTest
    }
  }
`);
