// Written from messages/en/openidErrors.json by `npm run generate`.

export interface OpenidErrors {
  clients: {
    /** name */
    nameLabel(): string;
    /** This address is there already. */
    twice(): string;
    /** Komawari has checked {domain}. Addresses elsewhere need another application. */
    otherDomain(values: { domain: string }): string;
    /** An application has at most {most, number} addresses. */
    tooManyAddresses(values: { most: number }): string;
    /** Enter an address to which people return. */
    redirectNeeded(): string;
    /** Give a JSON Web Key Set of one to five public keys: RSA of 2,048 bits or more, or EC on P-256. */
    noKeySet(): string;
    /** You have {most, number} applications. Delete one that nobody uses any more. */
    tooMany(values: { most: number }): string;
    /** Komawari has checked this application: its name and icon stay as they are. Write to us to change them. */
    checked(): string;
    /** Komawari has closed this application. */
    closed(): string;
    /** An application that runs in a browser or on a device cannot keep a secret. It needs none. */
    noSecrets(): string;
    /** There are two secrets. Revoke the one that your program does not use. */
    tooManySecrets(): string;
    /** Nobody is called that. */
    nobody(): string;
    /** An application has at most {most, number} test users. */
    tooManyTesters(values: { most: number }): string;
    /** A client id has 3 to 40 small letters, digits and -, and begins with a letter. */
    noClientId(): string;
    /** There is an application {id} already. */
    taken(values: { id: string }): string;
  };
  provider: {
    /** The request has too many parameters. */
    tooManyParameters(): string;
    /** You are signed in with another account now. Look at the request again. */
    otherAccount(): string;
    /** This took too long. Look at the request again. */
    overdue(): string;
  };
  addresses: {
    /** Write a whole address, such as https://example.com/signed-in. */
    NO_ADDRESS(): string;
    /** An address has at most 1,000 characters. */
    TOO_LONG(): string;
    /** No wildcards. Write each address out. */
    WILDCARD(): string;
    /** An address has no # in it. */
    FRAGMENT(): string;
    /** An address has no name or password in it. */
    USER(): string;
    /** Write the path out, without . and .. as steps. */
    DOTS(): string;
    /** Write it as a browser does: lower-case host, no dot at its end, no port that is the usual one. */
    SPELLING(): string;
    /** It begins with https://. Only localhost and 127.0.0.1 may have http://. */
    HTTPS(): string;
    /** A scheme of your own has a dot in it, such as com.example.app:/signed-in. */
    SCHEME(): string;
  };
}

declare const openidErrors: Record<'en' | 'ja', OpenidErrors>;
export default openidErrors;
