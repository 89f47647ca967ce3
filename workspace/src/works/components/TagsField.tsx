import { Field, TagChip } from '@komawari/ui/components';
import { execute, GraphQLRequestError } from '@komawari/ui/graphql';
import { Icon } from '@komawari/ui/icons';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import worksTexts from '../../messages/works.js';
import { FindOrCreateTag } from '../operations/FindOrCreateTag.ts';
import { normalizeTag, tagProblem } from '../tagTitle.ts';

/** Tags a work can have. */
const MOST_TAGS = 10;

export interface TagsFieldProps {
  value: readonly string[];
  /** Tags many works use, offered below the field. */
  suggestions: readonly { title: string; workCount: number }[];
  error: string | undefined;
  onChange: (titles: string[]) => void;
}

/** Up to ten tags: Enter or a space adds one, Backspace in the empty field removes the last. */
export function TagsField({ value, suggestions, error, onChange }: TagsFieldProps) {
  const { tags: texts } = useTexts(worksTexts);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const latest = useRef(value);
  useEffect(function keepLatest() {
    latest.current = value;
  });

  /** True when the text has become a tag, or was one already. */
  function add(raw: string): boolean {
    const title = normalizeTag(raw);
    const wrong = latest.current.length >= MOST_TAGS ? texts.full() : tagProblem(title);
    if (wrong) {
      setProblem(wrong);
      return false;
    }
    setProblem(undefined);
    if (!latest.current.some((one) => isSame(one, title))) {
      latest.current = [...latest.current, title];
      onChange([...latest.current]);
      void settle(title);
    }
    return true;
  }

  /** The server knows how the tag is written and how many works have it; without an answer the text stays as typed. */
  async function settle(title: string): Promise<void> {
    try {
      const { findOrCreateTag } = await execute(FindOrCreateTag, { input: { title } }, { write: true });
      const [wrong] = findOrCreateTag.problems;
      if (wrong) setProblem(wrong.message);
      const tag = findOrCreateTag.tag;
      if (!tag) return;
      setCounts((before) => new Map(before).set(tag.title, tag.workCount));
      if (tag.title !== title) onChange(latest.current.map((one) => (one === title ? tag.title : one)));
    } catch (failure) {
      // Offline or too fast: saving the work asks again.
      if (!(failure instanceof GraphQLRequestError)) throw failure;
    }
  }

  function remove(title: string): void {
    latest.current = latest.current.filter((one) => one !== title);
    onChange([...latest.current]);
    setProblem(undefined);
  }

  function type(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter that confirms a Japanese conversion belongs to the conversion.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text === '') remove(value.at(-1) ?? '');
    if ((event.key === 'Enter' || event.key === ',' || event.key === ' ' || event.key === '　') && text.trim() !== '') {
      event.preventDefault();
      if (add(text)) setText('');
    } else if (event.key === 'Enter') event.preventDefault();
  }

  const offered = suggestions
    .filter((tag) => !value.some((one) => isSame(one, tag.title)) && tag.title.includes(normalizeTag(text)))
    .slice(0, 8);
  return (
    <div className="tags-field">
      <Field
        label={texts.label()}
        labelEnd={`${value.length} / ${MOST_TAGS}`}
        hint={texts.hint()}
        error={problem ?? error}
      >
        {(attributes) => (
          <div className="tags-field__box">
            {value.map((title) => (
              <span
                key={title}
                className="chip tags-field__tag"
                lang={UNRECORDED_LANGUAGE}
                title={countLabel(counts.get(title))}
              >
                {title}
                <button
                  type="button"
                  className="tags-field__remove"
                  aria-label={texts.remove({ title })}
                  onClick={() => remove(title)}
                >
                  <Icon name="close" size="sm" />
                </button>
              </span>
            ))}
            <input
              {...attributes}
              className="tags-field__input"
              lang={UNRECORDED_LANGUAGE}
              value={text}
              autoComplete="off"
              onChange={(event) => {
                setText(event.target.value);
                setProblem(undefined);
              }}
              onKeyDown={type}
              onBlur={() => text.trim() !== '' && add(text) && setText('')}
            />
          </div>
        )}
      </Field>
      {offered.length > 0 && value.length < MOST_TAGS ? (
        <fieldset className="chips plain-set" aria-label={texts.suggested()}>
          {offered.map((tag) => (
            <TagChip key={tag.title} title={tag.title} onToggle={() => add(tag.title) && setText('')} />
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function countLabel(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  const { tags } = textsOf(worksTexts);
  return count === 0 ? tags.newTag() : tags.count({ count });
}
