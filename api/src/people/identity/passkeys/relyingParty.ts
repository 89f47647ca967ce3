import type { Needs } from '../../../graphql/context.ts';

/** What passkeys of this installation are bound to: its host name, and the one origin that may ask for them. */
export function relyingPartyOf(services: Needs<'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(services.config.http.publicUrl);
  return { rpID: hostname, origin };
}
