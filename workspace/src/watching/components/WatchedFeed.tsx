import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import watchingTexts from '../../messages/watching.js';
import { AddressOnce } from '../../shared/components/AddressOnce.tsx';
import { KeptFocus } from '../../shared/components/KeptFocus.tsx';
import { RemoveWatchedFeed } from '../operations/RemoveWatchedFeed.ts';
import { RenewWatchedFeed } from '../operations/RenewWatchedFeed.ts';

export interface WatchedFeedProps {
  /** When the feed was made; null while there is none. */
  createdAt: string | null;
  /** The feed was made, got another address or is gone: resolves when what is on screen knows. */
  onChange: () => Promise<unknown>;
}

/** The private feed of what the person watches: its address is shown when it is made, and never again. */
export function WatchedFeed({ createdAt, onChange }: WatchedFeedProps) {
  const { feed: texts } = useTexts(watchingTexts);
  const [address, setAddress] = useState<string | null>(null);
  const renew = useMutation(RenewWatchedFeed, {
    onSuccess: ({ renewWatchedFeed }) => {
      setAddress(renewWatchedFeed.address ?? null);
      return onChange();
    },
  });
  const remove = useMutation(RemoveWatchedFeed, {
    onSuccess: () => {
      setAddress(null);
      flash.set({ body: texts.removed(), type: 'success' });
      return onChange();
    },
  });

  return (
    <KeptFocus of={createdAt}>
      <section className="box stack" aria-labelledby="feed">
        <h2 id="feed">{texts.title()}</h2>
        <p className="small soft">{texts.lead()}</p>
        {address ? <AddressOnce label={texts.address()} address={address} hint={texts.once()} /> : null}
        {createdAt && !address ? (
          <p className="small muted">
            <Sentence text={texts.madeOn()} parts={{ day: <span lang="ja">{formatDay(createdAt)}</span> }} />
          </p>
        ) : null}
        <div className="row">
          <Button icon="rss" busy={renew.isPending} busyWord={texts.making()} onClick={() => renew.mutate({})}>
            {createdAt ? texts.newAddress() : texts.make()}
          </Button>
          {createdAt ? (
            <Button
              variant="quiet"
              busy={remove.isPending}
              busyWord={texts.removing()}
              onClick={() => remove.mutate({})}
            >
              {texts.remove()}
            </Button>
          ) : null}
        </div>
      </section>
    </KeptFocus>
  );
}
