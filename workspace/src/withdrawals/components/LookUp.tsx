import { Field } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { JAPANESE } from '@komawari/ui/writtenLanguage';
import { useId, useState, type KeyboardEvent } from 'react';
import withdrawalsTexts from '../../messages/withdrawals.js';
import type { Place } from '../bankAccountForm.ts';

type Entry = NonNullable<Place>;

interface LookUpProps {
  label: string;
  /** What was chosen; its number stands in the field. */
  chosen: Place;
  onChoose: (entry: Place) => void;
  /** What the list has for the typed text; undefined while unknown. */
  entries: readonly Entry[] | undefined;
  /** Says what is typed, so that it can be looked for. */
  onType: (text: string) => void;
  /** Said when nothing is found. */
  noneFound: string;
  error: string | undefined;
  onBlur: () => void;
}

/** A name with the part of it that was typed in bold. */
function Matched({ name, text }: { name: string; text: string }) {
  const at = name.indexOf(text);
  if (text === '' || at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <mark>{text}</mark>
      {name.slice(at + text.length)}
    </>
  );
}

/** A field that finds one thing of a long list by name or number. Arrows, Enter and Escape work as in any such field. */
export function LookUp({ label, chosen, onChoose, entries, onType, noneFound, error, onBlur }: LookUpProps) {
  const { accountForm } = useTexts(withdrawalsTexts);
  const listId = useId();
  const [text, setText] = useState(chosen?.name ?? '');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = isOpen ? (entries ?? []) : [];
  const isNone = chosen === null && text.trim() !== '' && entries?.length === 0;

  function choose(entry: Entry): void {
    setText(entry.name);
    setOpen(false);
    onChoose(entry);
  }

  function type(next: string): void {
    setText(next);
    setAt(0);
    setOpen(true);
    onType(next);
    if (chosen) onChoose(null);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = found[at];
    if (step !== undefined) setAt((at + step + found.length) % found.length);
    else if (event.key === 'Escape') setOpen(false);
    else if (event.key === 'Enter' && entry) choose(entry);
    else return;
    event.preventDefault();
  }

  /** A whole number, or the only answer, is what was meant. */
  function leave(): void {
    const meant = found.find(({ code }) => code === text.trim()) ?? (found.length === 1 ? found[0] : undefined);
    if (meant) choose(meant);
    else onBlur();
    setOpen(false);
  }

  return (
    <Field label={label} labelEnd={accountForm.nameOrNumber()} error={isNone ? noneFound : error}>
      {(attributes) => (
        <div className="combo">
          <Icon name="search" />
          <input
            {...attributes}
            className="input"
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found.length > 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            lang={JAPANESE}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={press}
            onBlur={leave}
          />
          {chosen ? <span className="num combo__code">{chosen.code}</span> : null}
          <div id={listId} className="combo__list" role="listbox" aria-label={label} hidden={found.length === 0}>
            {found.map((entry, place) => (
              <button
                key={entry.code}
                id={`${listId}-${place}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                // The field keeps the focus, so that leaving it is not what the press means.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(entry)}
              >
                <span lang={JAPANESE}>
                  <Matched name={entry.name} text={text.trim()} />
                </span>
                <span className="num muted">{entry.code}</span>
              </button>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
