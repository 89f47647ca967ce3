import { Link } from '@komawari/ui/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../routes.ts';

const parts = [
  { href: paths.settingsProfile, label: 'Profile' },
  { href: paths.siteEdit, label: 'Site' },
  { href: paths.settingsAccount, label: 'Account' },
  { href: paths.settingsNotification, label: 'Notifications' },
  { href: paths.settingsData, label: 'Your data' },
  { href: paths.settingsTokens, label: 'Tokens' },
  { href: paths.settingsWebhooks, label: 'Webhooks' },
  { href: paths.settingsSafety, label: 'Safety' },
  { href: paths.purchaseHistory, label: 'Purchases' },
];

/** "page" for the part itself, "true" for what lies below it. */
function currentFor(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/** One part of the settings, with the others at its left. */
export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(
    function showCurrentPart() {
      // On a phone the row is longer than the screen. jsdom has no layout and no such method.
      nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    },
    [pathname],
  );
  return (
    <div className="settings settings--parts">
      <title>{`${title} | Komawari`}</title>
      <nav ref={nav} className="settings__nav" aria-label="Settings">
        {parts.map((part) => (
          <Link key={part.href} href={part.href} aria-current={currentFor(part.href, pathname)}>
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
