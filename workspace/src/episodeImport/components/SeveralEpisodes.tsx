import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { Icon } from '@komawari/ui/icons';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useFileDrop } from '../../pageEditor/index.ts';
import { readChosenFiles, type ChosenFile } from '../../uploads/index.ts';
import { openImports } from '../openImports.ts';
import { readSeveral } from '../readSeveral.ts';

/** Fetched when there is something to import. */
const ImportBox = lazy(async () => ({ default: (await import('./ImportBox.tsx')).ImportBox }));

/** On the work's page: a ZIP or a folder of folders becomes several drafts. Shows the import that is open. */
export function SeveralEpisodes({ workId }: { workId: string }) {
  const area = useRef<HTMLDivElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const open = useSyncExternalStore(openImports.subscribe, () => openImports.get(workId));
  const drop = useFileDrop(area, 0, (files) => void read(files));

  async function read(files: readonly ChosenFile[]): Promise<void> {
    if (openImports.get(workId)?.importer.getState().isRunning) {
      flash.set({ body: 'Another import is running. Wait for it, or stop it.', type: 'error' });
      return;
    }
    setIsReading(true);
    try {
      const found = await readSeveral(files);
      if (found) openImports.open(workId, found);
      else flash.set({ body: 'This does not hold several folders of pages. Drop it on a new episode.', type: 'error' });
    } catch (error) {
      flash.set({ body: error instanceof Error ? error.message : 'This cannot be read.', type: 'error' });
    }
    setIsReading(false);
  }

  function take(input: HTMLInputElement): void {
    const files = readChosenFiles(input.files ?? []);
    input.value = '';
    if (files.length > 0) void read(files);
  }

  const hidden = { type: 'file', className: 'sr', tabIndex: -1, 'aria-hidden': true } as const;
  return (
    <div ref={area} className="several">
      {open ? (
        <Suspense>
          <ImportBox workId={workId} open={open} />
        </Suspense>
      ) : (
        <div className={drop.isOver ? 'drop drop--over' : 'drop'}>
          <Icon name="folder" />
          <p className="small">
            <b>Several episodes at once:</b>{' '}
            <span className="muted">drop a ZIP or a folder with one folder of pages for each.</span>
          </p>
          <div className="row row--tight">
            <Button busy={isReading} busyWord="Reading" onClick={() => archive.current?.click()}>
              Choose a ZIP
            </Button>
            <Button variant="quiet" className="only-wide" onClick={() => folder.current?.click()}>
              Folder
            </Button>
          </div>
        </div>
      )}
      <input
        {...hidden}
        ref={archive}
        data-testid="episodes-zip"
        accept=".zip,.cbz,application/zip,application/vnd.comicbook+zip"
        onChange={(event) => take(event.target)}
      />
      <input {...hidden} {...{ webkitdirectory: '' }} ref={folder} onChange={(event) => take(event.target)} />
    </div>
  );
}
