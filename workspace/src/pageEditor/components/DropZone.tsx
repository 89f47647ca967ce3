import { Button, ProgressBar } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import type { UploadItem } from '../../uploads/index.ts';
import { usePageWords } from '../pageWords.ts';

export interface DropZoneProps {
  uploads: ReadonlyMap<string, UploadItem>;
  isOver: boolean;
  onChoose: () => void;
  onChooseFolder: () => void;
}

/** Says what can be dropped, and how far the files of this visit have come. */
export function DropZone({ uploads, isOver, onChoose, onChooseFolder }: DropZoneProps) {
  const words = usePageWords();
  const items = [...uploads.values()];
  // The total takes the place of a button, so that the pages below stay where they are.
  const isUnderWay = items.some((item) => item.state !== 'ready' && item.state !== 'error');
  return (
    <div className={isOver ? 'drop drop--over' : 'drop'}>
      <Icon name="upload" />
      <p className="small">
        <b>Drop images, a folder, ZIP, PDF or PSD.</b>{' '}
        <span className="muted">20 MB each{words.isPage ? ', 500 MB per episode' : ''}. 1, 2, 10 sort as numbers.</span>
      </p>
      <div className="row row--tight">
        <Button onClick={onChoose}>Choose files</Button>
        {isUnderWay ? null : (
          <Button variant="quiet" className="only-wide" onClick={onChooseFolder}>
            Folder
          </Button>
        )}
      </div>
      {isUnderWay ? <Total items={items} /> : null}
    </div>
  );
}

function Total({ items }: { items: readonly UploadItem[] }) {
  const ready = items.filter((item) => item.state === 'ready').length;
  return (
    <div className="ed__total">
      <span className="num small strong">
        {ready} of {items.length}
      </span>
      <ProgressBar value={shareOf(items)} label="All uploads" />
    </div>
  );
}

/** Bytes count, so that the bar moves evenly; the last tenth of a file is the making of its sizes. */
function shareOf(items: readonly UploadItem[]): number {
  const total = items.reduce((sum, item) => sum + item.size, 0);
  const done = items.reduce((sum, item) => sum + item.size * (item.state === 'ready' ? 1 : item.progress * 0.9), 0);
  return total === 0 ? 0 : done / total;
}
