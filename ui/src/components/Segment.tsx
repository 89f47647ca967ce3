import { Icon, type IconName } from '../icons/index.ts';
import { classNames } from './classNames.ts';
import { Link } from './Link.tsx';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: IconName;
  count?: number;
  /** Makes it a link: the view has an address. */
  href?: string;
}

export interface SegmentProps<Value extends string> {
  /** What is chosen here; read out, not shown. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange?: (value: Value) => void;
  /** Takes the whole width. */
  wide?: boolean;
}

/** Two to four exclusive views. */
export function Segment<Value extends string>({ label, options, value, onChange, wide = false }: SegmentProps<Value>) {
  return (
    <fieldset className={classNames('seg', wide && 'seg--wide')} aria-label={label}>
      {options.map((option) => {
        const content = (
          <>
            {option.icon ? <Icon name={option.icon} size="sm" /> : null}
            {option.label}
            {option.count === undefined ? null : ' '}
            {option.count === undefined ? null : <span className="num">{option.count}</span>}
          </>
        );
        const isChosen = option.value === value;
        return option.href ? (
          <Link key={option.value} href={option.href} aria-current={isChosen ? 'true' : undefined}>
            {content}
          </Link>
        ) : (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => (isChosen ? undefined : onChange?.(option.value))}
          >
            {content}
          </button>
        );
      })}
    </fieldset>
  );
}
