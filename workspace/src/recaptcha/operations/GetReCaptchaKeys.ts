import { graphql } from '../../gql/index.ts';

/** What the browser needs for a check; null where nothing is checked. */
export const GetReCaptchaKeys = graphql(/* GraphQL */ `
  query GetReCaptchaKeys {
    reCaptchaKeys {
      scoreKey
      checkboxKey
    }
  }
`);
