import type { Needs } from '../../graphql/context.ts';

/** Whether episodes are sold here: only then can one be given a price. */
export const isSelling = ({ config }: Needs<'config'>): boolean => config.selling !== null;
