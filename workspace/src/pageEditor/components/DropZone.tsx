import { Button, ProgressBar } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import pageEditorTexts from '../../messages/pageEditor.js';
import type { UploadItem } from '../../uploads/index.ts';
import { usePageWords } from '../pageWords.ts';
import { SentenceSpace } from '../../shared/components/SentenceSpace.tsx';

export interface DropZoneProps {
  uploads: ReadonlyMap<string, UploadItem>;
  isOver: boolean;
  onChoose: () => void;
  onChooseFolder: () => void;
}

/** Says what can be dropped, and how far the files of this visit have come. */
export function DropZone({ uploads, isOver, onChoose, onChooseFolder }: DropZoneProps) {
  const { drop: texts } = useTexts(pageEditorTexts);
  const { what } = usePageWords();
  const items = [...uploads.values()];
  // The total takes the place of a button, so that the pages below stay where they are.
  const isUnderWay = items.some((item) => item.state !== 'ready' && item.state !== 'error');
  return (
    <div className={isOver ? 'drop drop--over' : 'drop'}>
      <Icon name="upload" />
      <p className="small">
        <b>{texts.lead()}</b>
        <SentenceSpace />
        <span className="muted">{texts.limits({ what })}</span>
      </p>
      <div className="row row--tight">
        <Button onClick={onChoose}>{texts.chooseFiles()}</Button>
        {isUnderWay ? null : (
          <Button variant="quiet" className="only-wide" onClick={onChooseFolder}>
            {texts.folder()}
          </Button>
        )}
      </div>
      {isUnderWay ? <Total items={items} /> : null}
    </div>
  );
}

function Total({ items }: { items: readonly UploadItem[] }) {
  const { drop: texts } = useTexts(pageEditorTexts);
  const ready = items.filter((item) => item.state === 'ready').length;
  return (
    <div className="ed__total">
      <span className="num small strong">{texts.ready({ ready: `${ready}`, count: `${items.length}` })}</span>
      <ProgressBar value={shareOf(items)} label={texts.uploads()} />
    </div>
  );
}

/** Bytes count, so that the bar moves evenly; the last tenth of a file is the making of its sizes. */
function shareOf(items: readonly UploadItem[]): number {
  const total = items.reduce((sum, item) => sum + item.size, 0);
  const done = items.reduce((sum, item) => sum + item.size * (item.state === 'ready' ? 1 : item.progress * 0.9), 0);
  return total === 0 ? 0 : done / total;
}
