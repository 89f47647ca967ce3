import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import searchTexts from '../../messages/searchIsland.js';
import { splitTerms } from './searchFilters.ts';

interface Props {
  q: string;
  /** Takes the term at a place of the search away. */
  onRemove: (place: number) => void;
}

/** The filters a search has, however they came into it, each with a way to be without it. */
export function ChosenFilters({ q, onRemove }: Props) {
  const { filters } = useTexts(searchTexts);
  const chosen = splitTerms(q).flatMap(({ filter, isLeftOut }, place) =>
    filter ? { place, label: isLeftOut ? filters.not({ filter: filter.label }) : filter.label } : [],
  );
  if (chosen.length === 0) return null;
  return (
    <ul className="chips search-chosen" aria-label={filters.chosen()}>
      {chosen.map(({ place, label }) => (
        <li key={place}>
          <button
            type="button"
            className="chip chip--plain"
            aria-label={filters.remove({ filter: label })}
            onClick={() => onRemove(place)}
          >
            {label}
            <Icon name="close" size="sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}
