/** Runs a document as a guest. Null when a guest finds nothing there; throws what is a fault. */
export type AskAsGuest = <Data>(source: string, variables?: Record<string, unknown>) => Promise<Data | null>;
