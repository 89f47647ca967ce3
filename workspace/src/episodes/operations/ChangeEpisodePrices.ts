import { graphql } from '../../gql/index.ts';

/** Gives several episodes of a work one price, or makes them free. */
export const ChangeEpisodePrices = graphql(/* GraphQL */ `
  mutation ChangeEpisodePrices($input: ChangeEpisodePricesInput!) {
    changeEpisodePrices(input: $input) {
      answers {
        id
        isChanged
        reason {
          message
        }
      }
      problems {
        message
      }
    }
  }
`);
