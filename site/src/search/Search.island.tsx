import { Button, Select } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import searchTexts from '../messages/searchIsland.js';
import { ChosenFilters } from './parts/ChosenFilters.tsx';
import { SearchFilters } from './parts/SearchFilters.tsx';
import { SearchResults } from './parts/SearchResults.tsx';
import { chooseOption, removeTerm } from './parts/searchFilters.ts';
import { readSearchQuery, searchPath, sortOrderOf, sortOrders, type SearchQuery } from './parts/searchAddress.ts';

/**
 * The search page: a form whose answer stands below it. The address holds the query, so reloading and going back show what
 * was there. Without a script it is a plain form.
 */
export function Search() {
  const { form: texts, orders } = useTexts(searchTexts);
  const [query, setQuery] = useState<SearchQuery | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function show(next: SearchQuery): void {
    setQuery(next);
    const { form: words } = textsOf(searchTexts);
    document.title = next.q ? words.titleOf({ q: next.q }) : words.title();
    for (const name of ['q', 'o'] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = next[name];
    }
  }

  useEffect(function followAddress() {
    const read = () => show(readSearchQuery(location.search));
    const [field, asked] = [
      form.current?.elements.namedItem('q') as HTMLInputElement,
      readSearchQuery(location.search),
    ];
    // Somebody may have typed before the script came.
    if (!asked.q && field.value) setQuery(asked);
    else read();
    if (!asked.q && matchMedia('(hover: hover)').matches) field.focus();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  /** Asks what stands in the form, or the same changed by a filter. */
  function ask(change: (q: string) => string = (q) => q): void {
    if (!form.current) return;
    const given = new FormData(form.current);
    const next = { q: change(String(given.get('q') ?? '').trim()), o: sortOrderOf(String(given.get('o'))) };
    const path = searchPath(next);
    if (path !== location.pathname + location.search) history.pushState(null, '', path);
    show(next);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    ask();
  }

  /** By its place among the terms that are shown; what was typed since is not asked. */
  function remove(place: number): void {
    const q = removeTerm(query?.q ?? '', place);
    ask(() => q);
    // The chip that had the focus is gone.
    form.current?.querySelector('summary')?.focus();
  }

  return (
    <>
      <search>
        <form className="search-form" action="/search" ref={form} onSubmit={submit}>
          <span className="search-form__field">
            <Icon name="search" />
            <label className="sr" htmlFor="search-keyword">
              {texts.what()}
            </label>
            <input
              id="search-keyword"
              className="input"
              name="q"
              type="search"
              maxLength={100}
              enterKeyHint="search"
              autoComplete="off"
              placeholder={texts.what()}
              lang={UNRECORDED_LANGUAGE}
            />
          </span>
          <Select
            label={texts.order()}
            labelHidden
            name="o"
            defaultValue="relevance"
            options={sortOrders.map(({ value, method }) => ({ value, label: orders[method]() }))}
            onChange={() => query?.q && ask()}
          />
          <Button type="submit">{texts.search()}</Button>
          <SearchFilters q={query?.q ?? ''} onChoose={(name, value) => ask((q) => chooseOption(q, name, value))} />
        </form>
      </search>
      <ChosenFilters q={query?.q ?? ''} onRemove={remove} />
      <div className="search-results">
        <SearchResults query={query} />
      </div>
    </>
  );
}
