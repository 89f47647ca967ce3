import { Button, Dialog, StateLabel } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay, formatExact } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import reviewsTexts from '../../messages/reviews.js';
import { useNow } from '../../shared/useNow.ts';
import type { GetEpisodeReviewsQuery } from '../../gql/graphql.ts';
import { RevokeReviewLink } from '../operations/RevokeReviewLink.ts';

type ReviewLink = GetEpisodeReviewsQuery['episode']['reviewLinks'][number];

/** The links of an episode: how often each was opened, and the way to end it. */
export function LinkList({ links, onChanged }: { links: readonly ReviewLink[]; onChanged: () => Promise<unknown> }) {
  const { links: texts } = useTexts(reviewsTexts);
  const [ending, setEnding] = useState<ReviewLink | null>(null);
  const revoke = useMutation(RevokeReviewLink, {
    onSuccess: async () => {
      setEnding(null);
      flash.set({ body: texts.ended(), type: 'success' });
      await onChanged();
    },
  });
  if (links.length === 0) return null;
  return (
    <section className="box stack" aria-labelledby="links">
      <h2 id="links">{texts.title()}</h2>
      <ul className="list">
        {links.map((link) => (
          <LinkLine key={link.id} link={link} onEnd={() => setEnding(link)} />
        ))}
      </ul>
      <Dialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={texts.ask({ name: ending?.name ?? '' })}
        actions={
          <>
            <Button onClick={() => setEnding(null)}>{texts.keep()}</Button>
            <Button
              variant="danger"
              busy={revoke.isPending}
              busyWord={texts.ending()}
              onClick={() => (ending ? revoke.mutate({ input: { id: ending.id } }) : undefined)}
            >
              {texts.endLink()}
            </Button>
          </>
        }
      >
        {texts.what()}
      </Dialog>
    </section>
  );
}

function LinkLine({ link, onEnd }: { link: ReviewLink; onEnd: () => void }) {
  const { links: texts } = useTexts(reviewsTexts);
  const now = useNow();
  const count = link.openedCount;
  return (
    <li>
      <div className="grow">
        <b lang={UNRECORDED_LANGUAGE}>{link.name}</b>
        <p className="meta">
          <span>
            <Sentence
              text={link.lastOpenedAt ? texts.openedLast({ count }) : texts.opened({ count })}
              parts={{ day: link.lastOpenedAt ? <span lang="ja">{formatDay(link.lastOpenedAt, now)}</span> : null }}
            />
          </span>
          <span>{texts.notes({ count: link.notes.length })}</span>
          {link.hasPassword ? <span>{texts.withPassword()}</span> : null}
          {link.isOpen ? (
            <span>
              <Sentence text={texts.until()} parts={{ time: <span lang="ja">{formatExact(link.expiresAt)}</span> }} />
            </span>
          ) : null}
        </p>
      </div>
      {link.isOpen ? (
        <Button variant="quiet" onClick={onEnd}>
          {texts.end()} <span className="sr">{texts.endWhich({ name: link.name })}</span>
        </Button>
      ) : (
        <StateLabel>{link.revokedAt ? texts.hasEnded() : texts.expired()}</StateLabel>
      )}
    </li>
  );
}
