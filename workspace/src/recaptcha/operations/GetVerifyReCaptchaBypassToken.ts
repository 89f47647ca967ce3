import { graphql } from '../../gql/index.ts';

/** Lets who passed do it. */
export const GetVerifyReCaptchaBypassToken = graphql(/* GraphQL */ `
  query GetVerifyReCaptchaBypassToken($action: ReCaptchaAction!) {
    verifyReCaptchaBypassToken(action: $action)
  }
`);
