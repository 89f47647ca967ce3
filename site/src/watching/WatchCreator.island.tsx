import { WatchButton } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { execute, flashError, wasSaved } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { getSession } from '@komawari/ui/session';
import { useViewer } from '@komawari/ui/session/react';
import { useEffect, useRef, useState } from 'react';
import { refuseProblems } from '../graphql/refuseProblems.ts';
import { useAnswer } from '../graphql/useAnswer.ts';
import watchingTexts from '../messages/watchingIsland.js';
import { onSilencesChanged } from '@komawari/ui/silences';
import { signInAddress } from '../signIn/signInAddress.ts';
import { getViewerIsWatching, unwatchUser, watchUser } from './watchOperations.ts';

interface Props {
  userId: string;
  creatorName: string;
  /** The episode that made the reader a fan, if the button stands on one. */
  episodeId?: string;
  /** `site` paints it in the creator's colour, `named` says whom. */
  look?: 'site' | 'named';
}

/** Before it is known who reads: somebody was signed in here the last time. Better asked in vain than not asked. */
const seemsSignedIn = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['session'] !== undefined;

/** Asks who reads, where the tap that woke the button came before that was known. */
async function isGuestNow(): Promise<boolean> {
  await getSession()
    .getToken()
    .catch(() => undefined);
  const { viewer } = getSession().getState();
  return viewer !== undefined && !viewer.kind.startsWith('REGISTERED');
}

/**
 * Watches a creator. The first watch asks about e-mail, off unless the reader says so; unwatching offers Undo. A block ends
 * a watch and offers none, so who blocks or unblocks somebody on this page is asked about anew.
 */
export function WatchCreator(props: Props) {
  const [version, setVersion] = useState(0);
  useEffect(function startAnewAfterBlocks() {
    return onSilencesChanged(() => setVersion((before) => before + 1));
  }, []);
  return <Watching key={version} {...props} />;
}

function Watching({ userId, creatorName, episodeId, look }: Props) {
  const [isWatching, setWatching] = useState(false);
  const [isOffered, setOffered] = useState(true);
  /** An answer that was asked for before the reader chose is old. */
  const hasChosen = useRef(false);
  const viewer = useViewer();
  const isGuest = viewer !== undefined && !viewer.kind.startsWith('REGISTERED');

  useAnswer(getViewerIsWatching, { id: userId }, ({ node }) => {
    if (!hasChosen.current) setWatching('viewerIsWatching' in node && node.viewerIsWatching);
    setOffered(!('viewerCanWatch' in node) || node.viewerCanWatch);
  });

  async function watch(isUserOptedInEmail: boolean): Promise<void> {
    // A creator's fans have a name: a visitor signs in first and comes back here.
    if (isGuest || (viewer === undefined && (await isGuestNow()))) return location.assign(signInAddress());
    hasChosen.current = true;
    setWatching(true);
    try {
      const input = { targetUserId: userId, isUserOptedInEmail, episodeId: episodeId ?? null };
      refuseProblems((await execute(watchUser, { input }, { write: true, keepalive: true })).watchUser);
      flash.set({ body: textsOf(watchingTexts).watching.started(), type: 'success', position: 'bottom_with_navi' });
    } catch (error) {
      if (!wasSaved(error)) setWatching(false);
      flashError(error);
    }
  }

  async function unwatch(): Promise<void> {
    hasChosen.current = true;
    setWatching(false);
    try {
      refuseProblems(
        (await execute(unwatchUser, { input: { targetUserId: userId } }, { write: true, keepalive: true })).unwatchUser,
      );
      const { watching } = textsOf(watchingTexts);
      flash.set({
        body: watching.ended(),
        type: 'info',
        position: 'bottom_with_navi',
        action: { label: watching.undo(), run: () => void watch(false) },
      });
    } catch (error) {
      if (!wasSaved(error)) setWatching(true);
      flashError(error);
    }
  }

  if (!isOffered) return null;
  return (
    <WatchButton
      watching={isWatching}
      creatorName={creatorName}
      onWatch={(isOptedIn) => void watch(isOptedIn)}
      onUnwatch={() => void unwatch()}
      asksAboutEmail={viewer ? viewer.kind === 'REGISTERED' : seemsSignedIn()}
      named={look === 'named'}
      siteColored={look === 'site'}
    />
  );
}
