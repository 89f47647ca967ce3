import { Select } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useState } from 'react';
import { chosenOption, filterOptions, type FilterName } from './searchFilters.ts';
import { useSeesMature } from './useSeesMature.ts';

interface Props {
  /** What is looked for now. */
  q: string;
  onChoose: (name: FilterName, value: string) => void;
}

const filters: readonly { name: FilterName; label: string; any: string }[] = [
  { name: 'genre', label: 'Genre', any: 'Any genre' },
  { name: 'lang', label: 'Language', any: 'Any language' },
  { name: 'rating', label: 'Rating', any: 'Any rating' },
  { name: 'sale', label: 'Price', any: 'Any price' },
];

/** What a search may be narrowed by, to choose from. Each choice is a term of the search. */
export function SearchFilters({ q, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const seesMature = useSeesMature(isOpen);
  return (
    <details className="search-filters" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="search-filters__summary">
        Filters
        <Icon name="down" size="sm" />
      </summary>
      <div className="search-filters__fields">
        {filters.map(({ name, label, any }) => {
          const offered = filterOptions[name].filter(({ value }) => value !== 'mature' || seesMature);
          const chosen = chosenOption(q, name);
          return (
            <Select
              key={name}
              label={label}
              name={name}
              id={`search-${name}`}
              value={offered.some(({ value }) => value === chosen) ? chosen : ''}
              options={[{ value: '', label: any }, ...offered]}
              onChange={(event) => onChoose(name, event.target.value)}
            />
          );
        })}
      </div>
    </details>
  );
}
