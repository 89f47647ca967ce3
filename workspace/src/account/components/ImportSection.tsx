import { Button, FieldMessage, Notice, ProgressBar, RadioCards } from '@komawari/ui/components';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useId, useRef, useState } from 'react';
import ownDataTexts from '../../messages/ownData.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { GetMyDataQuery } from '../../gql/graphql.ts';
import { RequestDataImport } from '../operations/RequestDataImport.ts';
import { useArchiveUpload } from '../useArchiveUpload.ts';

type Viewer = Extract<GetMyDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Archive = NonNullable<Viewer['dataImport']>;
type Arrival = 'drafts' | 'same';

/** Takes a file of one's data into this account. */
export function ImportSection({ archive }: { archive: Archive | null }) {
  const { import: texts } = useTexts(ownDataTexts);
  const isUnderWay = archive?.state === 'WAITING' || archive?.state === 'RUNNING';
  return (
    <section className="box stack" aria-labelledby="take-data-in">
      <h2 id="take-data-in">{texts.title()}</h2>
      <p className="small soft">{texts.lead()}</p>
      {archive && isUnderWay ? (
        <div className="stack stack--sm" role="status">
          <p className="small">
            {archive.total > 0
              ? texts.importing({ file: archive.fileName, done: archive.done, total: archive.total })
              : texts.looking({ file: archive.fileName })}
          </p>
          <ProgressBar
            look="accent"
            value={archive.total > 0 ? archive.done / archive.total : 0}
            label={texts.label()}
          />
        </div>
      ) : null}
      {archive && !isUnderWay ? <Outcome archive={archive} /> : null}
      {isUnderWay ? null : <ChooseArchive />}
    </section>
  );
}

function Outcome({ archive }: { archive: Archive }) {
  const { import: texts } = useTexts(ownDataTexts);
  const isDone = archive.state === 'DONE';
  const [first] = archive.notes;
  const file = archive.fileName;
  const how = archive.keepsStatus ? 'same' : 'other';
  if (!isDone) return <Notice tone="danger">{first?.message ?? texts.failed()}</Notice>;
  return (
    <>
      <Notice tone={first ? 'warn' : 'ok'} icon={first ? 'info' : 'check'}>
        {first ? texts.importedWithout({ file, how, count: archive.notes.length }) : texts.imported({ file, how })}
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
  const { import: texts } = useTexts(ownDataTexts);
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
        legend={texts.legend()}
        name="arrival"
        options={[
          { value: 'drafts', label: texts.asDrafts(), description: texts.asDraftsHint() },
          { value: 'same', label: texts.same(), description: texts.sameHint() },
        ]}
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
            if (file) void takeIn(file).catch(() => upload.setProblem(texts.wrong()));
          }}
        />
        <div>
          <Button
            icon="upload"
            busy={upload.travelling !== null || isPending}
            busyWord={texts.uploading()}
            onClick={() => input.current?.click()}
          >
            {texts.choose()}
          </Button>
        </div>
        {upload.travelling ? (
          <ProgressBar
            value={upload.travelling.progress}
            look="accent"
            label={texts.uploadingWhat({ file: upload.travelling.name })}
          />
        ) : null}
        <FieldMessage id={id} hint={texts.hint()} error={upload.problem} />
      </div>
    </>
  );
}
