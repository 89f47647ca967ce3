import { Button, Dialog, RadioCards, Select } from '@komawari/ui/components';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { enterViewAs } from '@komawari/ui/viewAs';
import { useState } from 'react';
import type { ViewAsMode } from '../../gql/graphql.ts';
import { GetPublicWorksForViewAsMode } from '../operations/GetPublicWorksForViewAsMode.ts';
import { StartViewAs } from '../operations/StartViewAs.ts';

const WORKS = 100;

const KINDS: { value: ViewAsMode; label: string; description: string }[] = [
  { value: 'GUEST', label: 'Guest', description: 'Somebody without an account.' },
  { value: 'REGISTERED', label: 'Registered reader', description: 'Signed in, and not watching you.' },
  { value: 'FAN', label: 'Fan', description: 'Watches you: fan-only episodes are open.' },
  { value: 'BUYER', label: 'Buyer', description: 'Bought every episode you sell.' },
];

/** Opens the public page of a work as a reader of some kind sees it. */
export function ViewAsButton({ workId }: { workId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="eye" onClick={() => setOpen(true)}>
        View as a reader
      </Button>
      {isOpen ? <ViewAsDialog workId={workId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ViewAsDialog({ workId, onClose }: { workId: string; onClose: () => void }) {
  const { data } = useQuery(GetPublicWorksForViewAsMode, { workId, first: WORKS });
  const [mode, setMode] = useState<ViewAsMode>('GUEST');
  const [place, setPlace] = useState(`/works/${workId}`);
  const start = useMutation(StartViewAs, {
    onSuccess: ({ startViewAs }) => {
      enterViewAs(startViewAs.token);
      location.assign(place);
    },
  });
  const works = data?.work.user.site.works.edges.map(({ node }) => node) ?? [];
  const places = [
    { value: `/works/${workId}`, label: data?.work.title ?? 'This work', lang: 'ja' },
    ...works
      .filter(({ id }) => id !== workId)
      .map(({ id, title }) => ({ value: `/works/${id}`, label: title, lang: 'ja' })),
    ...(data ? [{ value: `/@${data.work.user.screenName}`, label: 'Your site' }] : []),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who do you want to be?"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Stay yourself
          </Button>
          <Button variant="primary" busy={start.isPending} busyWord="Opening" onClick={() => start.mutate({ mode })}>
            Open the page
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>For 15 minutes this tab shows the public pages as that reader sees them. Nothing you do there is saved.</p>
        <RadioCards
          legend="Kind of reader"
          name="view-as"
          options={KINDS}
          value={mode}
          onChange={(event) => setMode(event.target.value as ViewAsMode)}
        />
        <Select label="Page" options={places} value={place} onChange={(event) => setPlace(event.target.value)} />
      </div>
    </Dialog>
  );
}
