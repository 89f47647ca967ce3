import { Icon } from '@komawari/ui/icons';

export interface SelectCommentProps {
  /** Whose comment it is. */
  name: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** The box a comment is chosen by, to be deleted together with others. */
export function SelectComment({ name, isSelected, onSelect }: SelectCommentProps) {
  return (
    <span className="check">
      <input
        type="checkbox"
        className="check__input"
        aria-label={`Select the comment of ${name}`}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <span className={isSelected ? 'check__box on' : 'check__box'}>
        {isSelected ? <Icon name="check" size="sm" /> : null}
      </span>
    </span>
  );
}
