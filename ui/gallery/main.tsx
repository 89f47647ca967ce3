import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Avatar, BottomNav, IconButton, SiteHeader } from '../src/components/index.ts';
import { refreshRelativeTimes } from '../src/format/index.ts';
import { IconSprite } from '../src/icons/index.ts';
import '../src/styles/index.css';
import { ActionParts } from './ActionParts.tsx';
import { CardParts } from './CardParts.tsx';
import { ControlParts } from './ControlParts.tsx';
import { StateParts } from './StateParts.tsx';
import './gallery.css';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

const links = [
  { href: '#rankings', label: 'Rankings', isCurrent: true },
  { href: '#new', label: 'New' },
  { href: '#tags', label: 'Tags' },
];

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <IconSprite />
    <SiteHeader links={links} searchAction="#">
      <IconButton icon="bell" label="Notifications" tooltip="end" />
      <a className="icon-btn" href="#me" aria-label="Your pages">
        <Avatar source={null} name="雨宮ましろ" />
      </a>
    </SiteHeader>
    <main id="main" className="wrap gallery">
      <h1>Components</h1>
      <ControlParts />
      <CardParts />
      <ActionParts />
      <StateParts />
    </main>
    <BottomNav
      label="Main"
      links={[
        { href: '#', label: 'Home', icon: 'home', isCurrent: true },
        { href: '#r', label: 'Rankings', icon: 'trophy' },
        { href: '#s', label: 'Search', icon: 'search' },
        { href: '#b', label: 'Shelf', icon: 'bookmark' },
        { href: '#y', label: 'You', icon: 'user' },
      ]}
    />
  </StrictMode>,
);
refreshRelativeTimes(document);
