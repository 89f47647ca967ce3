import type { ReactNode } from 'react';
import { Icon, Logo } from '../icons/index.ts';
import { Link } from './Link.tsx';

export interface HeaderLink {
  href: string;
  label: string;
  isCurrent?: boolean;
}

export interface SiteHeaderProps {
  links: readonly HeaderLink[];
  /** Where the search form leads; without it there is no search. */
  searchAction?: string;
  /** Notifications, Publish, the person. */
  children?: ReactNode;
  /** The workspace uses the whole width. */
  wide?: boolean;
}

/** The header of every page but the reader's. */
export function SiteHeader({ links, searchAction, children, wide = false }: SiteHeaderProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="site-header">
        <div className={wide ? 'wrap wrap--wide site-header__in' : 'wrap site-header__in'}>
          <Link href="/" aria-label="Komawari, top page">
            <Logo />
          </Link>
          <nav className="site-nav" aria-label="Main">
            {links.map((link) => (
              <Link key={link.href} href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
                {link.label}
              </Link>
            ))}
          </nav>
          {searchAction ? (
            <search className="site-search">
              <form action={searchAction}>
                <Icon name="search" />
                <label className="sr" htmlFor="site-search">
                  Search
                </label>
                <input id="site-search" name="q" type="search" maxLength={100} placeholder="Title, creator or tag" />
              </form>
            </search>
          ) : null}
          <div className="site-header__end">{children}</div>
        </div>
      </header>
    </>
  );
}
