/** The part of the browser's interface that is used here; browsers without trusted types take plain texts. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (text: string) => string },
  ): { createHTML(text: string): string; createScriptURL(text: string): string };
}

/** The names of the application's policy (api/src/http/pages/applicationPolicy.ts); a browser refuses any other. */
export type TrustedPolicyName = 'komawari-ad-tags' | 'komawari-icons' | 'komawari-preview' | 'komawari-workers';

const findPolicies = (): Policies | undefined => (globalThis as { trustedTypes?: Policies }).trustedTypes;

/**
 * The one place where markup for one purpose is made. What comes back is a text where browsers know no trusted types, and
 * is typed as one everywhere: it goes where a text goes. Made once for each name: a second one is refused.
 */
export const trustMarkup = (name: TrustedPolicyName, make: (text: string) => string): ((text: string) => string) => {
  const policy = findPolicies()?.createPolicy(name, { createHTML: make });
  return policy ? (text) => policy.createHTML(text) : make;
};

/** The same for addresses of code. `check` answers the address, or throws where it is not to run. */
export const trustScripts = (name: TrustedPolicyName, check: (text: string) => string): ((text: string) => string) => {
  const policy = findPolicies()?.createPolicy(name, { createScriptURL: check });
  return policy ? (text) => policy.createScriptURL(text) : check;
};
