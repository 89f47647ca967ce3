import { FieldMessage, TagChip } from '@komawari/ui/components';
import { useId } from 'react';

interface Props {
  names: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (names: string[]) => void;
}

/** Some of the editorial departments of a contest. */
export function DepartmentChoice({ names, chosen, error, onChange }: Props) {
  const wordsId = useId();
  if (names.length === 0)
    return <p className="small muted">No department is scouting in this contest. Choose another answer above.</p>;
  return (
    <fieldset
      className="chips plain-set"
      aria-label="Editorial departments"
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
