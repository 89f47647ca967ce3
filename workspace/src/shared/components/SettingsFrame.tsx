import { Link } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import sharedTexts from '../../messages/shared.js';
import { paths } from '../routes.ts';

const parts = [
  { href: paths.settingsProfile, name: 'profile' },
  { href: paths.siteEdit, name: 'site' },
  { href: paths.settingsAccount, name: 'account' },
  { href: paths.settingsNotification, name: 'notifications' },
  { href: paths.settingsData, name: 'data' },
  { href: paths.settingsTokens, name: 'tokens' },
  { href: paths.settingsWebhooks, name: 'webhooks' },
  { href: paths.settingsSafety, name: 'safety' },
  { href: paths.purchaseHistory, name: 'purchases' },
] as const;

/** "page" for the part itself, "true" for what lies below it. */
function currentFor(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/** One part of the settings, with the others at its left. */
export function SettingsFrame({ title, children }: { title: string; children: ReactNode }) {
  const { settings } = useTexts(sharedTexts);
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
      <nav ref={nav} className="settings__nav" aria-label={settings.label()}>
        {parts.map((part) => (
          <Link key={part.href} href={part.href} aria-current={currentFor(part.href, pathname)}>
            {settings[part.name]()}
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
