import { Button, Dialog, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay, formatExact } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import { useNow } from '../../shared/useNow.ts';
import type { GetEpisodeReviewsQuery } from '../../gql/graphql.ts';
import { RevokeReviewLink } from '../operations/RevokeReviewLink.ts';

type ReviewLink = GetEpisodeReviewsQuery['episode']['reviewLinks'][number];

/** The links of an episode: how often each was opened, and the way to end it. */
export function LinkList({ links, onChanged }: { links: readonly ReviewLink[]; onChanged: () => Promise<unknown> }) {
  const [ending, setEnding] = useState<ReviewLink | null>(null);
  const revoke = useMutation(RevokeReviewLink, {
    onSuccess: async () => {
      setEnding(null);
      flash.set({ body: 'The link no longer works', type: 'success' });
      await onChanged();
    },
  });
  if (links.length === 0) return null;
  return (
    <section className="box stack" aria-labelledby="links">
      <h2 id="links">Links</h2>
      <ul className="list">
        {links.map((link) => (
          <LinkLine key={link.id} link={link} onEnd={() => setEnding(link)} />
        ))}
      </ul>
      <Dialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={`End the link for ${ending?.name ?? ''}?`}
        actions={
          <>
            <Button onClick={() => setEnding(null)}>Keep it</Button>
            <Button
              variant="danger"
              busy={revoke.isPending}
              busyWord="Ending"
              onClick={() => (ending ? revoke.mutate({ input: { id: ending.id } }) : undefined)}
            >
              End the link
            </Button>
          </>
        }
      >
        Nobody can open it any more. The notes stay here.
      </Dialog>
    </section>
  );
}

function LinkLine({ link, onEnd }: { link: ReviewLink; onEnd: () => void }) {
  const now = useNow();
  const opened = link.openedCount === 1 ? 'Opened once' : `Opened ${link.openedCount} times`;
  return (
    <li>
      <div className="grow">
        <b lang="ja">{link.name}</b>
        <p className="meta">
          <span>
            {link.openedCount === 0 ? 'Not opened yet' : opened}
            {link.lastOpenedAt ? (
              <>
                , last <span lang="ja">{formatDay(link.lastOpenedAt, now)}</span>
              </>
            ) : null}
          </span>
          <span>{link.notes.length === 1 ? '1 note' : `${link.notes.length} notes`}</span>
          {link.hasPassword ? <span>With a password</span> : null}
          {link.isOpen ? (
            <span>
              Until <span lang="ja">{formatExact(link.expiresAt)}</span>
            </span>
          ) : null}
        </p>
      </div>
      {link.isOpen ? (
        <Button variant="quiet" onClick={onEnd}>
          End <span className="sr">the link for {link.name}</span>
        </Button>
      ) : (
        <StateLabel>{link.revokedAt ? 'Ended' : 'Expired'}</StateLabel>
      )}
    </li>
  );
}
