import { Button } from '@komawari/ui/components';

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
  if (count === 0) return null;
  return (
    <fieldset className="selection" aria-label="Selected pages">
      <output className="strong num">{count} selected</output>
      <div className="row row--tight">
        <Button variant="quiet" onClick={onSelectAll} hidden={count === total}>
          Select all
        </Button>
        <Button icon="sort" onClick={onMove}>
          Move to
        </Button>
        <Button variant="danger" icon="trash" onClick={onRemove}>
          Remove
        </Button>
        <Button variant="quiet" onClick={onClear}>
          Clear
        </Button>
      </div>
    </fieldset>
  );
}
