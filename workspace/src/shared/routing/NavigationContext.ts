import { createContext, useContext } from 'react';
import type { Navigation } from './createNavigation.ts';

export const NavigationContext = createContext<Navigation | null>(null);

/** The navigation of the router a screen stands in. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no router around this.');
  return navigation;
}
