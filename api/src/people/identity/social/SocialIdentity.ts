import { z } from 'zod';

/** What a provider says about the person, after everything about its answer was checked. */
export const socialIdentity = z.object({
  /** The provider's id of the person: the only thing by which they are known again. */
  subject: z.string().min(1).max(255),
  /** How the provider calls them; shown in the account settings. */
  name: z.string(),
  /** Only an address the provider says it verified. */
  verifiedEmail: z.string().nullable(),
  /** Proposals for a new profile. */
  profile: z.object({ screenName: z.string(), displayName: z.string(), selfIntroduction: z.string() }),
});

export type SocialIdentity = z.infer<typeof socialIdentity>;
