import { Button } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import pageEditorTexts from '../../messages/pageEditor.js';

export interface SelectionBarProps {
  count: number;
  total: number;
  onSelectAll: () => void;
  onMove: () => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done to the selected pages together. */
export function SelectionBar({ count, total, onSelectAll, onMove, onRemove, onClear }: SelectionBarProps) {
  const { selection: texts } = useTexts(pageEditorTexts);
  if (count === 0) return null;
  return (
    <fieldset className="selection" aria-label={texts.label()}>
      <output className="strong num">{texts.count({ count: `${count}` })}</output>
      <div className="row row--tight">
        <Button variant="quiet" onClick={onSelectAll} hidden={count === total}>
          {texts.all()}
        </Button>
        <Button icon="sort" onClick={onMove}>
          {texts.moveTo()}
        </Button>
        <Button variant="danger" icon="trash" onClick={onRemove}>
          {texts.remove()}
        </Button>
        <Button variant="quiet" onClick={onClear}>
          {texts.clear()}
        </Button>
      </div>
    </fieldset>
  );
}
