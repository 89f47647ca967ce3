import { useQuery } from '@komawari/ui/graphql/react';
import { App } from './operations/App.ts';
import { registeredOf } from './registeredOf.ts';

/** The viewer as the shell shows them: `viewer` is undefined while unknown, `user` is null for everyone without a profile. */
export function useApp() {
  // The header of every page asks this, and mutations of the profile have it asked again: no page has to ask anew.
  const { data } = useQuery(App, {}, { staleTime: 60_000 });
  const viewer = data?.viewer;
  return { viewer, user: viewer ? (registeredOf(viewer)?.user ?? null) : null };
}
