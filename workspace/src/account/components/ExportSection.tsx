import { Button, Notice, ProgressBar } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { formatDay } from '@komawari/ui/format';
import { useMutation } from '@komawari/ui/graphql/react';
import { useRefresh } from '../../shared/useRefresh.ts';
import type { GetMyDataQuery } from '../../gql/graphql.ts';
import { CreateDataExportAddress } from '../operations/CreateDataExportAddress.ts';
import { RequestDataExport } from '../operations/RequestDataExport.ts';

type Viewer = Extract<GetMyDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Archive = NonNullable<Viewer['dataExport']>;

const MEGABYTE = 1024 * 1024;

/** "12.4 MB", "0.1 MB". */
const sizeOf = (bytes: number): string => `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`;

/** Everything of the person as one file: asked for, made, downloaded. */
export function ExportSection({ archive }: { archive: Archive | null }) {
  const refresh = useRefresh();
  const request = useMutation(RequestDataExport, { onSuccess: () => refresh('DataExport') });
  const isUnderWay = archive?.state === 'WAITING' || archive?.state === 'RUNNING';
  return (
    <section className="box stack" aria-labelledby="download-data">
      <h2 id="download-data">Download your data</h2>
      <p className="small soft">
        One ZIP with all your original pictures as you uploaded them, and everything else as JSON: works, episodes and
        their order, illustrations, portfolio, site, profile, comments, likes, bookmarks, watches, history, settings.
      </p>
      {isUnderWay ? <UnderWay archive={archive} /> : null}
      {archive?.state === 'READY' ? <Ready archive={archive} /> : null}
      {archive?.state === 'FAILED' ? (
        <Notice tone="danger">The file could not be made. Nothing of yours is lost. Ask for it again.</Notice>
      ) : null}
      {isUnderWay ? null : (
        <div>
          <Button icon="folder" busy={request.isPending} busyWord="Starting" onClick={() => request.mutate({})}>
            {archive ? 'Make a new file' : 'Make the file'}
          </Button>
        </div>
      )}
    </section>
  );
}

function UnderWay({ archive }: { archive: Archive }) {
  return (
    <div className="stack stack--sm" role="status">
      <p className="small">
        {archive.total > 0
          ? `Making your file: ${archive.done} of ${archive.total} pictures`
          : 'Making your file. You can leave this page.'}
      </p>
      <ProgressBar
        look="accent"
        value={archive.total > 0 ? archive.done / archive.total : 0}
        label="Making your file"
      />
    </div>
  );
}

function Ready({ archive }: { archive: Archive }) {
  const address = useMutation(CreateDataExportAddress, {
    onSuccess: ({ createDataExportAddress }) => {
      window.location.assign(createDataExportAddress);
      flash.set({ body: 'Your download has started', type: 'success' });
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
          busyWord="Opening"
          onClick={() => address.mutate({ id: archive.id })}
        >
          Download
        </Button>
      }
    >
      Your file is ready: {sizeOf(archive.byteSize ?? 0)}.{' '}
      {archive.expiresAt ? `Only you can download it, until ${formatDay(archive.expiresAt)}.` : null}
    </Notice>
  );
}
