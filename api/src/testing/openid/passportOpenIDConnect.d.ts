/** What is used here of the library, which brings no types of its own. */
declare module 'passport-openidconnect' {
  export interface Profile {
    id: string;
    username?: string;
    displayName?: string;
    emails?: { value: string }[];
  }

  interface Options {
    issuer: string;
    authorizationURL: string;
    tokenURL: string;
    userInfoURL: string;
    clientID: string;
    clientSecret: string;
    callbackURL: string;
    scope: string;
    nonce: boolean;
    skipUserProfile: boolean;
  }

  // oxlint-disable-next-line eslint/max-params -- as the library hands them over
  type Verify = (
    issuer: string,
    profile: Profile,
    context: object,
    idToken: string,
    accessToken: string,
    refreshToken: string,
    done: (error: Error | null, user: object) => void,
  ) => void;

  /** A request as Express hands it on. */
  interface Request {
    query: Record<string, string>;
    session: object;
  }

  export class Strategy {
    constructor(options: Options, verify: Verify);
    authenticate(request: Request): void;
    /** Passport adds these before it has a strategy look at a request. */
    redirect: (location: string) => void;
    success: (user: never) => void;
    fail: (challenge: { message: string }) => void;
    error: (error: Error) => void;
    /** Open to those who build on the strategy. */
    _oauth2: {
      getOAuthAccessToken(
        code: string,
        parameters: Record<string, string>,
        done: (error: { data?: string } | null, accessToken: string, refreshToken: string) => void,
      ): void;
    };
  }
}
