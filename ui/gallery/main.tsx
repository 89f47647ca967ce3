import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccountMenu, BottomNav, SiteHeader, useFrameTexts, ViewerWays } from '../src/components/index.ts';
import { refreshRelativeTimes } from '../src/format/index.ts';
import { IconSprite } from '../src/icons/index.ts';
import { bottomPlaces } from '../src/navigation/index.ts';
import '../src/styles/index.css';
import { ActionParts } from './ActionParts.tsx';
import { CardParts } from './CardParts.tsx';
import { ControlParts } from './ControlParts.tsx';
import { StateParts } from './StateParts.tsx';
import './gallery.css';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;

function Bar() {
  const { places } = useFrameTexts();
  const links = bottomPlaces.map(({ name, ...link }) => ({
    ...link,
    label: places[name](),
    isCurrent: link.place === 'home',
  }));
  return <BottomNav label="Main" links={links} />;
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <IconSprite />
    <SiteHeader place="rankings">
      <ViewerWays unread={3}>
        <AccountMenu user={{ screenName: 'mashiro', displayName: '雨宮ましろ' }} onSignOut={() => undefined} />
      </ViewerWays>
    </SiteHeader>
    <main id="main" className="wrap gallery">
      <h1>Components</h1>
      <ControlParts />
      <CardParts />
      <ActionParts />
      <StateParts />
    </main>
    <Bar />
  </StrictMode>,
);
refreshRelativeTimes(document);
