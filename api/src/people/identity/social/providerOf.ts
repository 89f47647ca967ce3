import type { Needs } from '../../../graphql/context.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { SocialProvider } from '../../../config/socialConfig.ts';

/** The configured provider with this id. Throws NOT_FOUND. */
export function providerOf({ config }: Needs<'config'>, id: string): SocialProvider {
  const provider = config.social.providers.find((one) => one.id === id);
  if (!provider) throw notFound();
  return provider;
}

/** Where a provider sends the browser back to. It has to be registered with the provider. */
export const callbackUrl = (origin: string, providerId: string): string => `${origin}/identity/callback/${providerId}`;
