import { Segment, TextField } from '@komawari/ui/components';
import { useEffect, useState } from 'react';

/** The list follows once nobody types for this long, in milliseconds. */
const PAUSE = 300;

export interface BookmarkToolsProps {
  title: string;
  sort: 'ADDED' | 'UPDATED';
  onChange: (name: 'sort' | 'title', value: string) => void;
}

/** In what order bookmarks stand, and a field that looks for words in their titles. */
export function BookmarkTools({ title, sort, onChange }: BookmarkToolsProps) {
  const [typed, setTyped] = useState(title);
  const [asked, setAsked] = useState(title);
  const [shown, setShown] = useState(title);
  // Words that change without being typed here ("Show all", the browser's "back") are what stands in the field.
  if (title !== shown) {
    setShown(title);
    setAsked(title);
    if (title !== asked) setTyped(title);
  }
  useEffect(
    function lookForTyped() {
      if (typed.trim() === title) return undefined;
      const timer = setTimeout(() => {
        setAsked(typed.trim());
        onChange('title', typed.trim());
      }, PAUSE);
      return () => clearTimeout(timer);
    },
    [typed, title, onChange],
  );
  return (
    <div className="row bookmark-tools">
      <Segment
        label="Order"
        value={sort}
        options={[
          { value: 'UPDATED', label: 'Updated' },
          { value: 'ADDED', label: 'Added' },
        ]}
        onChange={(value) => onChange('sort', value === 'ADDED' ? 'added' : '')}
      />
      <div className="grow">
        <TextField
          label="Title"
          labelHidden
          type="search"
          placeholder="Find by title"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </div>
  );
}
