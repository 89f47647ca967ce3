import { createContext, useContext } from 'react';

/** Where a screen stands, and how it goes elsewhere. */
export interface Place {
  pathname: string;
  /** The query part of the address, with its question mark. */
  search: string;
  /** The fragment, with its `#`. */
  hash: string;
  /** Opens a page of this application. */
  go: (path: string, options?: { replace?: boolean }) => void;
}

const PlaceContext = createContext<Place | null>(null);

/** The application's router gives its place here; see RouterPlace. */
export const PlaceProvider = PlaceContext.Provider;

/** Without a router, as on the sign-in page, which does not wait for one: the browser's own. */
const browserPlace = (): Place => ({
  pathname: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
  go: (path, { replace = false } = {}) => (replace ? window.location.replace(path) : window.location.assign(path)),
});

/** The place of the page this is on. */
export const usePlace = (): Place => useContext(PlaceContext) ?? browserPlace();
