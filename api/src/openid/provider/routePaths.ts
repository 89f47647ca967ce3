/** Where the parts of the provider answer, below the public address. */
export const ROUTES = {
  authorization: '/oauth2/authorize',
  end_session: '/oauth2/logout',
  introspection: '/oauth2/introspect',
  jwks: '/.well-known/jwks.json',
  pushed_authorization_request: '/oauth2/par',
  revocation: '/oauth2/revoke',
  token: '/oauth2/token',
  userinfo: '/oauth2/userinfo',
} as const;

/** Path and query of a request: as much as a sign-in page takes along of where to go back to (ui/sameOriginPath.ts). */
export const LONGEST_REQUEST = 2_048;
