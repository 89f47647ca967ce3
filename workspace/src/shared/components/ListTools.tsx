import { Segment, TextField } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { useEffect, useState } from 'react';
import sharedTexts from '../../messages/shared.js';

/** The list follows once nobody types for this long, in milliseconds. */
const PAUSE = 300;

export interface ListToolsProps<Sort extends string> {
  /** What is looked for: "Find by title". */
  find: string;
  words: string;
  sort: Sort;
  sorts: readonly { value: Sort; label: string }[];
  onWords: (words: string) => void;
  onSort: (sort: Sort) => void;
}

/** In what order a list stands, and a field that looks for words in it. */
export function ListTools<Sort extends string>(props: ListToolsProps<Sort>) {
  const { find, words, sort, sorts, onWords, onSort } = props;
  const { list } = useTexts(sharedTexts);
  const [typed, setTyped] = useState(words);
  const [asked, setAsked] = useState(words);
  const [shown, setShown] = useState(words);
  // Words that change without being typed here ("Show all", the browser's "back") are what stands in the field.
  if (words !== shown) {
    setShown(words);
    setAsked(words);
    if (words !== asked) setTyped(words);
  }
  useEffect(
    function lookForTyped() {
      if (typed.trim() === words) return undefined;
      const timer = setTimeout(() => {
        setAsked(typed.trim());
        onWords(typed.trim());
      }, PAUSE);
      return () => clearTimeout(timer);
    },
    [typed, words, onWords],
  );
  return (
    <div className="row list-tools">
      <Segment label={list.order()} value={sort} options={sorts} onChange={onSort} />
      <div className="grow">
        <TextField
          label={find}
          labelHidden
          type="search"
          placeholder={find}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </div>
  );
}
