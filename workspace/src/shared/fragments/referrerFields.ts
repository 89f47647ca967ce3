import { graphql } from '../../gql/index.ts';

/** Where readers came from. */
export const referrerFields = graphql(/* GraphQL */ `
  fragment ReferrerFields on AnalyticsReferrer {
    kind
    host
    utmSource
    utmContent
    utmCampaign
    visits
  }
`);
