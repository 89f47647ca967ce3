import { FieldMessage, TagChip } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useId, type Ref } from 'react';
import worksTexts from '../../messages/works.js';

interface Props {
  /** For a form kit: the group has the focus where nothing is chosen. */
  ref: Ref<HTMLFieldSetElement>;
  names: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (names: string[]) => void;
}

/** Some of the editorial departments of a contest. */
export function DepartmentChoice({ ref, names, chosen, error, onChange }: Props) {
  const { contest: texts } = useTexts(worksTexts);
  const wordsId = useId();
  if (names.length === 0) return <p className="small muted">{texts.noDepartments()}</p>;
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      className="chips plain-set"
      aria-label={texts.choose()}
      aria-describedby={error ? wordsId : undefined}
    >
      {names.map((name) => (
        <TagChip
          key={name}
          title={name}
          plain
          pressed={chosen.includes(name)}
          onToggle={() => onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name])}
        />
      ))}
      <FieldMessage id={wordsId} error={error} />
    </fieldset>
  );
}
