import { Button, Notice, ProgressBar } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay, formatFileSize } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import ownDataTexts from '../../messages/ownData.js';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { GetMyDataQuery } from '../../gql/graphql.ts';
import { CreateDataExportAddress } from '../operations/CreateDataExportAddress.ts';
import { RequestDataExport } from '../operations/RequestDataExport.ts';

type Viewer = Extract<GetMyDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Archive = NonNullable<Viewer['dataExport']>;

/** Everything of the person as one file: asked for, made, downloaded. */
export function ExportSection({ archive }: { archive: Archive | null }) {
  const { export: texts } = useTexts(ownDataTexts);
  const refresh = useRefresh();
  const request = useMutation(RequestDataExport, { onSuccess: () => refresh('DataExport') });
  const isUnderWay = archive?.state === 'WAITING' || archive?.state === 'RUNNING';
  return (
    <section className="box stack" aria-labelledby="download-data">
      <h2 id="download-data">{texts.title()}</h2>
      <p className="small soft">{texts.lead()}</p>
      {isUnderWay ? <UnderWay archive={archive} /> : null}
      {archive?.state === 'READY' ? <Ready archive={archive} /> : null}
      {archive?.state === 'FAILED' ? <Notice tone="danger">{texts.failed()}</Notice> : null}
      {isUnderWay ? null : (
        <div>
          <Button icon="folder" busy={request.isPending} busyWord={texts.starting()} onClick={() => request.mutate({})}>
            {archive ? texts.again() : texts.make()}
          </Button>
        </div>
      )}
    </section>
  );
}

function UnderWay({ archive }: { archive: Archive }) {
  const { export: texts } = useTexts(ownDataTexts);
  return (
    <div className="stack stack--sm" role="status">
      <p className="small">
        {archive.total > 0 ? texts.making({ done: archive.done, total: archive.total }) : texts.leave()}
      </p>
      <ProgressBar
        look="accent"
        value={archive.total > 0 ? archive.done / archive.total : 0}
        label={texts.makingLabel()}
      />
    </div>
  );
}

function Ready({ archive }: { archive: Archive }) {
  const { export: texts } = useTexts(ownDataTexts);
  const size = formatFileSize(archive.byteSize ?? 0);
  const address = useMutation(CreateDataExportAddress, {
    onSuccess: ({ createDataExportAddress }) => {
      window.location.assign(createDataExportAddress);
      flash.set({ body: texts.started(), type: 'success' });
    },
  });
  return (
    <Notice
      tone="ok"
      action={
        <Button
          variant="primary"
          icon="download"
          busy={address.isPending}
          busyWord={texts.opening()}
          onClick={() => address.mutate({ id: archive.id })}
        >
          {texts.download()}
        </Button>
      }
    >
      {archive.expiresAt ? texts.readyUntil({ size, day: formatDay(archive.expiresAt) }) : texts.ready({ size })}
    </Notice>
  );
}
