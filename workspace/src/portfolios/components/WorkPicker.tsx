import { Button } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { countLimits } from '@komawari/ui/limits';
import { useState, type ReactNode } from 'react';
import portfoliosTexts from '../../messages/portfolios.js';
import { SelectBox } from '../../shared/components/SelectBox.tsx';
import type { ListedWork } from '../listedWork.ts';
import { WorkRow } from './WorkRow.tsx';

export interface WorkPickerProps {
  works: readonly ListedWork[];
  /** Ids of what the category holds already. */
  taken: ReadonlySet<string>;
  /** How many works the category holds. */
  held: number;
  busy?: boolean;
  onAdd: (works: ListedWork[]) => void;
  /** The end of the list. */
  children: ReactNode;
}

/** A list of works to choose from; the chosen ones join the category in the order they were chosen. */
export function WorkPicker({ works, taken, held, busy = false, onAdd, children }: WorkPickerProps) {
  const { picker: texts } = useTexts(portfoliosTexts);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const excess = held + chosen.length - countLimits.worksPerCategory;
  return (
    <form
      className="box stack"
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(chosen.flatMap((id) => works.find((work) => work.id === id) ?? []));
      }}
    >
      <ul className="works" aria-label={texts.label()}>
        {works.map((work) => (
          <li key={work.id}>
            <label className="works__line works__line--choice">
              <SelectBox
                label={work.title}
                isSelected={taken.has(work.id) || chosen.includes(work.id)}
                disabled={taken.has(work.id)}
                onSelect={(isSelected) =>
                  setChosen(isSelected ? [...chosen, work.id] : chosen.filter((id) => id !== work.id))
                }
              />
              <WorkRow work={work}>{taken.has(work.id) ? <span className="meta">{texts.taken()}</span> : null}</WorkRow>
            </label>
          </li>
        ))}
      </ul>
      {children}
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          disabled={chosen.length === 0 || excess > 0}
          reasonId="pick-hint"
          busy={busy}
          busyWord={texts.adding()}
        >
          {texts.add({ count: chosen.length })}
        </Button>
        <span className="hint" id="pick-hint">
          {excess > 0 ? texts.full({ most: countLimits.worksPerCategory, count: excess }) : texts.order()}
        </span>
      </div>
    </form>
  );
}
