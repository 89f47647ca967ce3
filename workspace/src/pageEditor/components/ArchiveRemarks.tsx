import { Button, Notice } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import pageEditorTexts from '../../messages/pageEditor.js';

export interface ArchiveRemarksProps {
  /** One sentence for each entry of an archive that is no page, or got another name. */
  remarks: readonly string[];
  onClose: () => void;
}

/** What else was in archives that became pages: nothing of them vanishes without a word. */
export function ArchiveRemarks({ remarks, onClose }: ArchiveRemarksProps) {
  const { grid: texts } = useTexts(pageEditorTexts);
  if (remarks.length === 0) return null;
  return (
    <div className="archive-remarks">
      <Notice tone="warn" live action={<Button onClick={onClose}>{texts.close()}</Button>}>
        <ul aria-label={texts.remarks()}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
