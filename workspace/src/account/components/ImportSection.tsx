import { Button, FieldMessage, Notice, ProgressBar, RadioCards } from '@komawari/ui/components';
import { useMutation } from '@komawari/ui/graphql/react';
import { useId, useRef, useState } from 'react';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { GetMyDataQuery } from '../../gql/graphql.ts';
import { RequestDataImport } from '../operations/RequestDataImport.ts';
import { useArchiveUpload } from '../useArchiveUpload.ts';

type Viewer = Extract<GetMyDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Archive = NonNullable<Viewer['dataImport']>;
type Arrival = 'drafts' | 'same';

const arrivals = [
  {
    value: 'drafts',
    label: 'As drafts',
    description: 'Nobody sees anything until you publish it. Illustrations arrive closed.',
  },
  {
    value: 'same',
    label: 'As they were',
    description:
      'What was public is public at once, with its old dates. What was scheduled for a day that has passed becomes a draft.',
  },
] as const;

/** Takes a file of one's data into this account. */
export function ImportSection({ archive }: { archive: Archive | null }) {
  const isUnderWay = archive?.state === 'WAITING' || archive?.state === 'RUNNING';
  return (
    <section className="box stack" aria-labelledby="take-data-in">
      <h2 id="take-data-in">Import data</h2>
      <p className="small soft">
        Import a file that was downloaded from Komawari, for example into a new account. Importing the same file twice
        duplicates nothing. Comments and likes you gave to others are left out; bookmarks, watches and your history come
        along. So do the profile and the site, while this account has no picture and no introduction.
      </p>
      {archive && isUnderWay ? (
        <div className="stack stack--sm" role="status">
          <p className="small">
            {archive.total > 0
              ? `Importing ${archive.fileName}: ${archive.done} of ${archive.total}`
              : `Looking through ${archive.fileName}. You can leave this page.`}
          </p>
          <ProgressBar
            look="accent"
            value={archive.total > 0 ? archive.done / archive.total : 0}
            label="Importing your data"
          />
        </div>
      ) : null}
      {archive && !isUnderWay ? <Outcome archive={archive} /> : null}
      {isUnderWay ? null : <ChooseArchive />}
    </section>
  );
}

function Outcome({ archive }: { archive: Archive }) {
  const isDone = archive.state === 'DONE';
  const [first] = archive.notes;
  if (!isDone) return <Notice tone="danger">{first?.message ?? 'The file could not be imported. Try again.'}</Notice>;
  return (
    <>
      <Notice tone={first ? 'warn' : 'ok'} icon={first ? 'info' : 'check'}>
        {archive.fileName} was imported{archive.keepsStatus ? ', as it was.' : ', as drafts.'}{' '}
        {first
          ? `${archive.notes.length === 1 ? 'One thing was' : `${archive.notes.length} things were`} left out:`
          : null}
      </Notice>
      {first ? (
        <ul className="small stack stack--sm">
          {archive.notes.map((note) => (
            <li key={note.what + note.message}>
              <b className="strong">{note.what}</b>: {note.message}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function ChooseArchive() {
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [arrival, setArrival] = useState<Arrival>('drafts');
  const upload = useArchiveUpload();
  const { mutateAsync, isPending } = useMutation(RequestDataImport);

  async function takeIn(file: File): Promise<void> {
    const uploadId = await upload.send(file);
    if (uploadId === null) return;
    const { requestDataImport } = await mutateAsync({ input: { uploadId, keepsStatus: arrival === 'same' } });
    upload.setProblem(requestDataImport.problems[0]?.message);
    await refresh('DataImport');
  }

  return (
    <>
      <RadioCards
        legend="How to import works"
        name="arrival"
        options={arrivals}
        value={arrival}
        onChange={(event) => setArrival(event.target.value as Arrival)}
      />
      <div className="stack stack--sm">
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          className="sr"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void takeIn(file).catch(() => upload.setProblem('That did not work. Try again in a minute.'));
          }}
        />
        <div>
          <Button
            icon="upload"
            busy={upload.travelling !== null || isPending}
            busyWord="Uploading"
            onClick={() => input.current?.click()}
          >
            Choose the file
          </Button>
        </div>
        {upload.travelling ? (
          <ProgressBar
            value={upload.travelling.progress}
            look="accent"
            label={`${upload.travelling.name}, uploading`}
          />
        ) : null}
        <FieldMessage id={id} hint="A ZIP named komawari with its date, up to 4 GB." error={upload.problem} />
      </div>
    </>
  );
}
