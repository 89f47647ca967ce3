import { Menu, type MenuItem } from '@komawari/ui/components';
import { execute, flashError } from '@komawari/ui/graphql';
import { flash } from '@komawari/ui/flash';
import { useTexts } from '@komawari/ui/language/react';
import { useViewer } from '@komawari/ui/session/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useEffect, useState } from 'react';
import moderationTexts from '../messages/moderation.js';
import { nameInMenu, safetyItems } from './safetyItems.ts';
import { getViewerSilences } from './parts/safetyOperations.ts';
import { unblock, unmute } from './parts/silencing.ts';
import { useReportSheet } from './useReportSheet.tsx';

interface Props {
  userId: string;
  name: string;
}

interface Status {
  isViewer: boolean;
  viewerIsBlocking: boolean;
  viewerIsMuting: boolean;
}

const stranger: Status = { isViewer: false, viewerIsBlocking: false, viewerIsMuting: false };

/** Block, mute and report a creator. */
export function CreatorMenu({ userId, name: displayName }: Props) {
  const { menu } = useTexts(moderationTexts);
  const name = nameInMenu(displayName);
  const viewer = useViewer();
  const isRegistered = viewer?.kind.startsWith('REGISTERED') ?? false;
  const [status, setStatus] = useState(stranger);
  const [version, setVersion] = useState(0);
  const report = useReportSheet();

  useEffect(
    function askStatus() {
      if (!isRegistered) return;
      execute(getViewerSilences, { id: userId })
        .then(({ node }) => setStatus('viewerIsBlocking' in node ? node : stranger))
        // Offline: the menu is that of a stranger.
        .catch(() => undefined);
    },
    [userId, isRegistered, version],
  );

  const onChange = () => setVersion((before) => before + 1);
  const undo = (label: string, words: string, act: (id: string) => Promise<void>): MenuItem => ({
    label,
    icon: 'undo',
    onSelect: () =>
      void act(userId).then(() => {
        onChange();
        flash.set({ body: words, type: 'info' });
      }, flashError),
  });

  if (status.isViewer) return null;
  const [reporting, muting, blocking] = safetyItems(
    { person: { userId }, name, isRegistered },
    { onReport: () => report.open({ id: userId, what: name, lang: UNRECORDED_LANGUAGE }), onChange },
  );
  const items = [
    reporting,
    status.viewerIsMuting ? undo(menu.unmute(), menu.unmuted({ name }), unmute) : muting,
    status.viewerIsBlocking ? undo(menu.unblock(), menu.unblocked({ name }), unblock) : blocking,
  ].filter((item) => item !== undefined);
  return (
    <>
      <span className="creator-menu needs-script" data-unknown={viewer === undefined ? '' : undefined}>
        <Menu label={menu.more({ name })} items={items} />
      </span>
      {report.sheet}
    </>
  );
}
