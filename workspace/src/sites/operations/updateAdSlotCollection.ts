import { graphql } from '../../gql/index.ts';

/** Sets the ads that stand on all episodes. */
export const updateAdSlotCollection = graphql(/* GraphQL */ `
  mutation updateAdSlotCollection($input: UpdateAdSlotCollectionInput!) {
    updateAdSlotCollection(input: $input) {
      adSlotCollection {
        episodeTags {
          pcTop {
            ...AdTagFields
          }
          pcBottom {
            ...AdTagFields
          }
          sp {
            ...AdTagFields
          }
        }
      }
      problems {
        ...ProblemFields
      }
    }
  }
`);
