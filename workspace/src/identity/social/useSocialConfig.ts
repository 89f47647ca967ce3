import { useEffect, useState } from 'react';
import { readSocialConfig, type SocialConfig } from './socialCalls.ts';

const NOTHING: SocialConfig & { isLoading: boolean } = { authorizedDomains: [], providers: [], isLoading: true };

/** The services one can sign in with. None while it is not known, and when it cannot be known: the other ways stay. */
export function useSocialConfig(): SocialConfig & { isLoading: boolean } {
  const [config, setConfig] = useState(NOTHING);
  useEffect(function ask() {
    let isHere = true;
    const keep = (found: SocialConfig) => isHere && setConfig({ ...found, isLoading: false });
    readSocialConfig().then(keep, () => keep(NOTHING));
    return () => {
      isHere = false;
    };
  }, []);
  return config;
}
