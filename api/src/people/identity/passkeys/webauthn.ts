/** The library of passkeys, with its readers of certificates: loaded by the first passkey somebody makes or shows. */
export const webauthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');
