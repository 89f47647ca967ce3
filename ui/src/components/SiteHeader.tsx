import type { ReactNode } from 'react';
import { Icon, Logo } from '../icons/index.ts';
import { useTexts } from '../language/react.ts';
import frameTexts from '../messages/frame.js';
import { headerPlaces, type Place } from '../navigation/index.ts';
import { sitePath } from '../sitePath.ts';
import { Link } from './Link.tsx';

export interface SiteHeaderProps {
  /** What the page belongs to. */
  place?: Place | undefined;
  /** Proposes below the search field, once it is touched. A stored page does so without a framework. */
  onSearch?: (field: HTMLInputElement) => void;
  /** Ways in, or what is the viewer's. */
  children?: ReactNode;
}

/** The header of every page but the reader's: the public places and the search at the left, whoever is here at the right. */
export function SiteHeader({ place, onSearch, children }: SiteHeaderProps) {
  const { header, places } = useTexts(frameTexts);
  return (
    <>
      <a className="skip" href="#main">
        {header.skip()}
      </a>
      <header className="site-header">
        <div className="wrap site-header__in">
          <Link href="/" aria-label={header.topPage()}>
            <Logo />
          </Link>
          <nav className="site-nav" aria-label={header.main()}>
            {headerPlaces.map(({ place: its, href, name }) => (
              <Link key={href} href={href} aria-current={its === place ? 'page' : undefined}>
                {places[name]()}
              </Link>
            ))}
          </nav>
          <search className="site-search">
            <form action={sitePath('/search')}>
              <Icon name="search" />
              <label className="sr" htmlFor="site-search">
                {header.search()}
              </label>
              <input
                id="site-search"
                name="q"
                type="search"
                maxLength={100}
                placeholder={header.searchWhat()}
                onFocus={onSearch && (({ currentTarget }) => onSearch(currentTarget))}
              />
            </form>
          </search>
          <div className="site-header__end">
            <Link className="icon-btn only-phone" href="/search" aria-label={header.search()}>
              <Icon name="search" />
            </Link>
            {children}
          </div>
        </div>
      </header>
    </>
  );
}
