import { Button, EmptyState, IconButton, TextField } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import { countLimits } from '@komawari/ui/limits';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useState } from 'react';
import sitesTexts from '../../messages/sites.js';

interface SiteLink {
  title: string;
  url: string;
}

export interface LinksFieldProps {
  links: readonly SiteLink[];
  errorOf: (index: number, name: keyof SiteLink) => string | undefined;
  onChange: (links: SiteLink[]) => void;
}

/** How most addresses begin. */
const WEB = 'https://';

/** Up to ten links with names. */
export function LinksField({ links, errorOf, onChange }: LinksFieldProps) {
  const { links: texts } = useTexts(sitesTexts);
  // Rows keep their own keys, so that removing one never moves another's cursor.
  const [keys, setKeys] = useState(() => links.map(() => crypto.randomUUID()));
  const isFull = links.length >= countLimits.siteLinks;
  const change = (index: number, patch: Partial<SiteLink>) =>
    onChange(links.map((link, place) => (place === index ? { ...link, ...patch } : link)));

  return (
    <div className="stack">
      {links.length === 0 ? <EmptyState title={texts.none()}>{texts.noneLead()}</EmptyState> : null}
      {links.map((link, index) => (
        <fieldset key={keys[index] ?? index} className="links__row" aria-label={texts.row({ number: `${index + 1}` })}>
          <TextField
            label={texts.name()}
            lang={UNRECORDED_LANGUAGE}
            value={link.title}
            error={errorOf(index, 'title')}
            onChange={(event) => change(index, { title: event.target.value })}
          />
          <TextField
            label={texts.address()}
            type="url"
            inputMode="url"
            placeholder={WEB}
            value={link.url}
            error={errorOf(index, 'url')}
            onChange={(event) => change(index, { url: event.target.value })}
          />
          <IconButton
            icon="trash"
            label={texts.remove({ number: `${index + 1}` })}
            tooltip="end"
            onClick={() => {
              setKeys(keys.toSpliced(index, 1));
              onChange(links.toSpliced(index, 1));
            }}
          />
        </fieldset>
      ))}
      <div className="row">
        <Button
          icon="plus"
          disabled={isFull}
          reasonId="links-full"
          onClick={() => {
            setKeys([...keys, crypto.randomUUID()]);
            onChange([...links, { title: '', url: '' }]);
          }}
        >
          {texts.add()}
        </Button>
        <span className="hint num" id="links-full">
          {links.length} / {countLimits.siteLinks}
        </span>
      </div>
    </div>
  );
}
