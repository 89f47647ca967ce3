import { Select } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import searchTexts from '../../messages/searchIsland.js';
import { chosenOption, filterOptions, type FilterName } from './searchFilters.ts';
import { useSeesMature } from './useSeesMature.ts';

interface Props {
  /** What is looked for now. */
  q: string;
  onChoose: (name: FilterName, value: string) => void;
}

const filterNames: readonly FilterName[] = ['genre', 'lang', 'rating', 'sale'];

/** What a search may be narrowed by, to choose from. Each choice is a term of the search. */
export function SearchFilters({ q, onChoose }: Props) {
  const { filters, names, any } = useTexts(searchTexts);
  const [isOpen, setIsOpen] = useState(false);
  const seesMature = useSeesMature(isOpen);
  return (
    <details className="search-filters" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="search-filters__summary">
        {filters.filters()}
        <Icon name="down" size="sm" />
      </summary>
      <div className="search-filters__fields">
        {filterNames.map((name) => {
          const offered = filterOptions[name]
            .filter(({ value }) => value !== 'mature' || seesMature)
            .map(({ value, label }) => ({ value, label: label() }));
          const chosen = chosenOption(q, name);
          return (
            <Select
              key={name}
              label={names[name]()}
              name={name}
              id={`search-${name}`}
              value={offered.some(({ value }) => value === chosen) ? chosen : ''}
              options={[{ value: '', label: any[name]() }, ...offered]}
              onChange={(event) => onChoose(name, event.target.value)}
            />
          );
        })}
      </div>
    </details>
  );
}
