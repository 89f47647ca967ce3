import { Icon } from '@komawari/ui/icons';

export interface SelectBoxProps {
  /** What ticking it does: "Select 第3話". */
  label: string;
  isSelected: boolean;
  disabled?: boolean;
  onSelect: (isSelected: boolean, event: { shiftKey: boolean }) => void;
}

/** The box a line of a list is chosen by, to be changed together with others. */
export function SelectBox({ label, isSelected, disabled = false, onSelect }: SelectBoxProps) {
  return (
    <span className="check">
      <input
        type="checkbox"
        className="check__input"
        aria-label={label}
        checked={isSelected}
        disabled={disabled}
        onChange={(event) =>
          // React reports a checkbox's change from its click, which knows the keys that were held.
          onSelect(event.currentTarget.checked, { shiftKey: (event.nativeEvent as MouseEvent).shiftKey })
        }
      />
      <span className={isSelected ? 'check__box on' : 'check__box'}>
        {isSelected ? <Icon name="check" size="sm" /> : null}
      </span>
    </span>
  );
}
