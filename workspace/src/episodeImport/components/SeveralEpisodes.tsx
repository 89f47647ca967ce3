import { Button } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import episodeImportTexts from '../../messages/episodeImport.js';
import { useFileDrop } from '../../pageEditor/index.ts';
import { readChosenFiles, type ChosenFile } from '../../uploads/index.ts';
import { openImports } from '../openImports.ts';
import { readSeveral } from '../readSeveral.ts';
import { SentenceSpace } from '../../shared/components/SentenceSpace.tsx';

/** Fetched when there is something to import. */
const ImportBox = lazy(async () => ({ default: (await import('./ImportBox.tsx')).ImportBox }));

/** On the work's page: a ZIP or a folder of folders becomes several drafts. Shows the import that is open. */
export function SeveralEpisodes({ workId }: { workId: string }) {
  const { drop: texts } = useTexts(episodeImportTexts);
  const area = useRef<HTMLDivElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const open = useSyncExternalStore(openImports.subscribe, () => openImports.get(workId));
  const drop = useFileDrop(area, 0, (files) => void read(files));

  async function read(files: readonly ChosenFile[]): Promise<void> {
    if (openImports.get(workId)?.importer.getState().isRunning) {
      flash.set({ body: texts.running(), type: 'error' });
      return;
    }
    setIsReading(true);
    try {
      const found = await readSeveral(files);
      if (found) openImports.open(workId, found);
      else flash.set({ body: texts.notSeveral(), type: 'error' });
    } catch (error) {
      flash.set({ body: error instanceof Error ? error.message : texts.unreadable(), type: 'error' });
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
            <b>{texts.lead()}</b>
            <SentenceSpace />
            <span className="muted">{texts.what()}</span>
          </p>
          <div className="row row--tight">
            <Button busy={isReading} busyWord={texts.reading()} onClick={() => archive.current?.click()}>
              {texts.chooseZip()}
            </Button>
            <Button variant="quiet" className="only-wide" onClick={() => folder.current?.click()}>
              {texts.folder()}
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
