import { ButtonLink, RadioCards, Segment } from '@komawari/ui/components';
import { formatCount, formatDecimal } from '@komawari/ui/format';
import type { AnalyticsMeasure, CompareTargetFieldsFragment, GetShareImageDataQuery } from '../../gql/graphql.ts';
import type { ReactNode } from 'react';
import { ALONE } from '../choice.ts';
import { wholePercent } from '../numbers.ts';
import { MOST_NUMBERS, type ShareSettings } from '../shareSettings.ts';
import { CompareField } from './ChoiceBar.tsx';

type Viewer = Extract<GetShareImageDataQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Data = Viewer['shareImageData'];

interface ShareFormProps {
  /** What can be done besides keeping the file. */
  children: ReactNode;
  settings: ShareSettings;
  data: Data;
  targets: readonly CompareTargetFieldsFragment[];
  address: string;
  onChange: (some: Partial<ShareSettings>) => void;
}

const labels: Record<AnalyticsMeasure, string> = {
  FUN: 'Was it fun',
  TO_THE_END: 'Read to the end',
  VIEWS: 'Views',
  GO_ON: 'Go on to next',
  LIKES: 'Likes per 100 readers',
  COMMENTS: 'Comments per 100 readers',
  BOOKMARKS: 'Bookmarks per 100 readers',
};

function write(measure: AnalyticsMeasure, value: number | null | undefined): string {
  if (value == null) return 'no number yet';
  if (measure === 'VIEWS') return formatCount(value);
  return measure === 'FUN' || measure === 'TO_THE_END' || measure === 'GO_ON'
    ? wholePercent(value)
    : formatDecimal(value);
}

/** What stands on the image. */
export function ShareForm({ settings, data, targets, address, onChange, children }: ShareFormProps) {
  const isEnough = data.chosen.length > 0;
  return (
    <div className="share__form">
      <RadioCards
        legend="Format"
        name="format"
        value={settings.format}
        options={[
          { value: 'WIDE', label: 'Wide', description: '1200 × 630, X and links' },
          { value: 'TALL', label: 'Tall', description: '1080 × 1350, timelines' },
        ]}
        onChange={(event) => onChange({ format: event.currentTarget.value === 'TALL' ? 'TALL' : 'WIDE' })}
      />
      <div className="row">
        <Segment
          label="Look"
          value={settings.look}
          options={[
            { value: 'PAPER', label: 'Paper' },
            { value: 'INK', label: 'Ink' },
          ]}
          onChange={(look) => onChange({ look })}
        />
        <Segment
          label="Range"
          value={settings.range}
          options={[
            { value: 'ALL_TIME', label: 'All time' },
            { value: 'FIRST_THREE_DAYS', label: '3 days' },
          ]}
          onChange={(range) => onChange({ range })}
        />
      </div>
      <Numbers data={data} onChange={(measures) => onChange({ measures })} />
      <div className="checks">
        <label>
          <input
            type="checkbox"
            checked={settings.hasChart && data.chart.length > 1}
            disabled={data.chart.length < 2}
            onChange={(event) => onChange({ hasChart: event.currentTarget.checked })}
          />
          Chart: episode to episode
        </label>
      </div>
      <CompareField
        targets={targets}
        target={settings.target}
        onChange={(value) => onChange({ target: value === ALONE ? null : value })}
      />
      {isEnough ? (
        <ButtonLink
          variant="primary"
          size="lg"
          wide
          icon="download"
          href={`${address}&download=1`}
          download="komawari-share.png"
        >
          Download PNG
        </ButtonLink>
      ) : null}
      {isEnough ? children : null}
    </div>
  );
}

function Numbers({ data, onChange }: { data: Data; onChange: (measures: AnalyticsMeasure[]) => void }) {
  const { chosen, numbers } = data;
  const isFull = chosen.length >= MOST_NUMBERS;
  return (
    <fieldset className="checks" aria-describedby="share-few">
      <legend className="row spread">
        <span>Numbers on it</span>
        <span className="muted num">
          {chosen.length} of {MOST_NUMBERS}
        </span>
      </legend>
      {numbers.map(({ measure, value, isOffered }) => {
        const isChosen = chosen.includes(measure);
        const isOff = !isOffered || (isFull && !isChosen);
        return (
          <label key={measure} className={isOff ? 'off' : undefined}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isOff}
              onChange={() => onChange(isChosen ? chosen.filter((one) => one !== measure) : [...chosen, measure])}
            />
            {labels[measure]}
            {chosen[0] === measure ? ', large' : ''}
            <b className="num">{write(measure, value)}</b>
          </label>
        );
      })}
      <p id="share-few" className="tiny muted">
        Take one off to choose another. Only numbers from 30 readers up are offered; readers by age and sources never
        are.
      </p>
    </fieldset>
  );
}
