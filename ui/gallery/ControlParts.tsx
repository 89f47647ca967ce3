import { useState } from 'react';
import {
  Button,
  ButtonLink,
  IconButton,
  PasswordField,
  RadioCards,
  Segment,
  Select,
  Switch,
  Tabs,
  TextArea,
  TextField,
} from '../src/components/index.ts';
import { Part } from './Part.tsx';

/** Buttons, fields and choices. */
export function ControlParts() {
  const [period, setPeriod] = useState('daily');
  return (
    <>
      <Part title="Button">
        <div className="row">
          <Button variant="primary">Publish</Button>
          <Button variant="ink">Post</Button>
          <Button>Preview</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Delete work</Button>
          <Button variant="primary" busy busyWord="Publishing">
            Publish
          </Button>
          <Button disabled reasonId="why-off">
            Schedule
          </Button>
          <ButtonLink href="#" icon="plus">
            New episode
          </ButtonLink>
        </div>
        <p id="why-off" className="hint">
          2 pages need you, then you can schedule.
        </p>
      </Part>
      <Part title="Icon button">
        <div className="row">
          <IconButton icon="share" label="Share" />
          <IconButton icon="bookmark" label="Bookmark" pressed />
          <IconButton icon="bell" label="Notifications, 3 unread">
            <span className="dot-count">3</span>
          </IconButton>
        </div>
      </Part>
      <Part title="Field">
        <div className="gallery__three">
          <TextField
            label="Title"
            lang="ja"
            maxCharacters={100}
            defaultValue="空飛ぶ配達魔女の日報"
            hint="Shown on the cover and in search."
          />
          <TextField
            label="Screen name"
            prefix="@"
            defaultValue="mina mina"
            error="Use letters, digits, _ or -. Try mina_mina."
          />
          <Select label="Reading direction" options={[{ value: 'rtl', label: 'Right to left' }]} />
          <TextField
            label="E-mail"
            readOnly
            defaultValue="mina@example.com"
            hint="Verified. Change it in your settings."
          />
          <TextField label="Price" prefix="¥" disabled defaultValue="120" hint="Prices come with your bank account." />
          <PasswordField label="Password" defaultValue="correct horse" autoComplete="off" />
          <TextArea label="Afterword" lang="ja" maxCharacters={1000} defaultValue="次の話から嵐の季節に入ります。" />
          <RadioCards
            legend="Release"
            name="release"
            defaultValue="scheduled"
            options={[
              { value: 'draft', label: 'Draft', description: 'Only you' },
              { value: 'scheduled', label: 'Scheduled', description: '2026年11月27日(金) 20:00 JST' },
              { value: 'fans', label: 'Fans only', offBecause: 'Not with a price' },
            ]}
          />
        </div>
      </Part>
      <Part title="Choice">
        <div className="row">
          <Switch label="Comments on" defaultChecked />
          <Switch label="E-mail me" />
          <Switch label="Survey" disabled />
          <Segment
            label="Period"
            value={period}
            onChange={setPeriod}
            options={[
              { value: 'daily', label: 'Daily' },
              { value: 'weekly', label: 'Weekly' },
              { value: 'monthly', label: 'Monthly' },
            ]}
          />
          <Tabs
            label="Work"
            tabs={[
              { href: '#episodes', label: 'Episodes', count: 24, isCurrent: true },
              { href: '#illustrations', label: 'Illustrations', count: 6, isCurrent: false },
              { href: '#about', label: 'About', isCurrent: false },
            ]}
          />
        </div>
      </Part>
    </>
  );
}
