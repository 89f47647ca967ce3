import { Link } from '@komawari/ui/components';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../app/routes.ts';

const parts = [
  { href: paths.settingsProfile, label: 'Profile' },
  { href: paths.siteEdit, label: 'Site' },
  { href: paths.settingsAccount, label: 'Account' },
];

/** One part of the settings, with the others at its left. */
export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className="settings settings--parts">
      <title>{`${title} | Komawari`}</title>
      <nav className="settings__nav" aria-label="Settings">
        {parts.map((part) => (
          <Link key={part.href} href={part.href} aria-current={pathname === part.href ? 'page' : undefined}>
            {part.label}
          </Link>
        ))}
      </nav>
      <div className="stack settings__part">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
