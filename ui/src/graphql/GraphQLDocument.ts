/** An operation as the client preset writes it with documentMode "string": its text, and its hash in `__meta__`. */
export interface GraphQLDocument<Result, Variables> {
  toString(): string;
  __meta__?: Record<string, unknown> | undefined;
  /** Never present: carries the types. */
  __apiType?: ((variables: Variables) => Result) | undefined;
}

/** Any document, when its types do not matter. */
export type AnyDocument = Pick<GraphQLDocument<never, never>, 'toString' | '__meta__'>;

/** The operation's name. Every document has exactly one named operation, and the server insists on it. */
export function operationNameOf(document: AnyDocument): string {
  const name = /\b(?:query|mutation)\s+(\w+)/.exec(document.toString())?.[1];
  if (!name) throw new Error('A document needs one named operation.');
  return name;
}

/** Whether a document changes something. */
export const isMutation = (document: AnyDocument): boolean => /\bmutation\s+\w+/.test(document.toString());

/** The id of the stored document, or null when it was generated without a hash. */
export function documentIdOf(document: AnyDocument): string | null {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- the generator's name
  const hash = document.__meta__?.['hash'];
  if (typeof hash !== 'string') return null;
  // The generator names the algorithm or leaves it out, by version.
  return hash.startsWith('sha256:') ? hash : `sha256:${hash}`;
}
