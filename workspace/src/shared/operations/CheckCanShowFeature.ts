import { graphql } from '../../gql/index.ts';

/** Whether the viewer gets a feature that operators switch on step by step. */
export const CheckCanShowFeature = graphql(/* GraphQL */ `
  query CheckCanShowFeature($name: String!) {
    canShowFeature(name: $name)
  }
`);
