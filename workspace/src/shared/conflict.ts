import { GraphQLRequestError } from '@komawari/ui/graphql';

/** Another tab saved first. */
export interface Conflict {
  currentRevision: number;
  /** A UTC instant. */
  changedAt: string;
}

/** The conflict a save ended in, or null where something else went wrong. */
export function conflictOf(error: unknown): Conflict | null {
  if (!(error instanceof GraphQLRequestError) || error.code !== 'CONFLICT') return null;
  const { currentRevision = 0, changedAt = new Date().toISOString() } = error.details;
  return { currentRevision, changedAt };
}
