/** The library of passkeys, with its readers of certificates: loaded by the first passkey somebody makes or shows. */
export const webauthn = () => import('@simplewebauthn/server');
