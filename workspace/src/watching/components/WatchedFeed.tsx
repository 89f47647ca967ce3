import { Button, TextField } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
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
      flash.set({ body: 'The feed was removed. Its address no longer works', type: 'success' });
      return onChange();
    },
  });

  return (
    <section className="box stack" aria-labelledby="feed">
      <h2 id="feed">Private feed</h2>
      <p className="small soft">
        An Atom feed of everything the creators you watch publish, for a feed reader. Whoever has its address can read
        it.
      </p>
      {address ? <Address address={address} /> : null}
      {createdAt && !address ? (
        <p className="small muted">
          Its address was made on <span lang="ja">{formatDay(createdAt)}</span> and cannot be shown again. A new address
          ends the old one.
        </p>
      ) : null}
      <div className="row">
        <Button icon="rss" busy={renew.isPending} busyWord="Making" onClick={() => renew.mutate({})}>
          {createdAt ? 'New address' : 'Make a feed'}
        </Button>
        {createdAt ? (
          <Button variant="quiet" busy={remove.isPending} busyWord="Removing" onClick={() => remove.mutate({})}>
            Remove the feed
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function Address({ address }: { address: string }) {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    flash.set({ body: 'Address copied', type: 'success' });
  }
  return (
    <div className="stack stack--sm" role="status">
      <TextField
        label="Address of your feed"
        hint="It is shown only this once. Copy it into your feed reader now."
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button icon="link" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  );
}
