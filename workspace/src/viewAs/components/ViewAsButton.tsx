import { Button, Dialog, RadioCards, Select } from '@komawari/ui/components';
import { useMutation, useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { sitePath } from '@komawari/ui/sitePath';
import { enterViewAs } from '@komawari/ui/viewAs';
import { useState } from 'react';
import type { ViewAsMode } from '../../gql/graphql.ts';
import viewAsTexts from '../../messages/viewAs.js';
import { GetPublicWorksForViewAsMode } from '../operations/GetPublicWorksForViewAsMode.ts';
import { StartViewAs } from '../operations/StartViewAs.ts';

const WORKS = 100;

const MODES: readonly ViewAsMode[] = ['GUEST', 'REGISTERED', 'FAN', 'BUYER'];

/** Opens the public page of a work as a reader of some kind sees it. */
export function ViewAsButton({ workId }: { workId: string }) {
  const { dialog: texts } = useTexts(viewAsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="eye" onClick={() => setOpen(true)}>
        {texts.open()}
      </Button>
      {isOpen ? <ViewAsDialog workId={workId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ViewAsDialog({ workId, onClose }: { workId: string; onClose: () => void }) {
  const { dialog: texts, readers, readerHints } = useTexts(viewAsTexts);
  const { data } = useQuery(GetPublicWorksForViewAsMode, { workId, first: WORKS });
  const [mode, setMode] = useState<ViewAsMode>('GUEST');
  const [place, setPlace] = useState(`/works/${workId}`);
  const start = useMutation(StartViewAs, {
    onSuccess: ({ startViewAs }) => {
      enterViewAs(startViewAs.token);
      location.assign(sitePath(place));
    },
  });
  const works = data?.work.user.site.works.edges.map(({ node }) => node) ?? [];
  const places = [
    { value: `/works/${workId}`, label: data?.work.title ?? texts.thisWork(), lang: data?.work.language },
    ...works
      .filter(({ id }) => id !== workId)
      .map(({ id, title, language }) => ({ value: `/works/${id}`, label: title, lang: language })),
    ...(data ? [{ value: `/@${data.work.user.screenName}`, label: texts.yourSite() }] : []),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.stay()}
          </Button>
          <Button
            variant="primary"
            busy={start.isPending}
            busyWord={texts.opening()}
            onClick={() => start.mutate({ mode })}
          >
            {texts.openPage()}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{texts.lead()}</p>
        <RadioCards
          legend={texts.kind()}
          name="view-as"
          options={MODES.map((value) => ({ value, label: readers[value](), description: readerHints[value]() }))}
          value={mode}
          onChange={(event) => setMode(event.target.value as ViewAsMode)}
        />
        <Select
          label={texts.page()}
          options={places}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
