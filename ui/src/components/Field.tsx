import { useId, type ReactNode } from 'react';
import { Icon } from '../icons/index.ts';

export interface FieldWords {
  label: string;
  /** Right of the label: a counter, bounds, a link. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** Replaces the hint: what is wrong and the way out. */
  error?: string | undefined;
  /** Hides the label from view where the place says enough; it is still read out. */
  labelHidden?: boolean;
}

/** What a control inside a field carries so that its words are read out with it. */
export interface ControlAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldWords {
  id?: string;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, counter at the right, hint or error below. */
export function Field({ label, labelEnd, hint, error, labelHidden = false, id, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const wordsId = `${controlId}-words`;
  const hasWords = Boolean(error) || Boolean(hint);
  return (
    <div className="field">
      <div className={labelHidden ? 'sr' : 'field__head'}>
        <label htmlFor={controlId}>{label}</label>
        {labelEnd ? <span className="muted num">{labelEnd}</span> : null}
      </div>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hasWords ? wordsId : undefined,
      })}
      <FieldMessage id={wordsId} hint={hint} error={error} />
    </div>
  );
}

/** The hint, or the error in its place; announced when it changes while the person is elsewhere. */
export function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | undefined }) {
  return (
    <div id={id} aria-live="polite" className="field__words">
      {error ? (
        <p className="err">
          <Icon name="alert" size="sm" />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p className="hint">{hint}</p>
      ) : null}
    </div>
  );
}
