import { ButtonLink, RadioCards, Segment } from '@komawari/ui/components';
import { formatCount, formatDecimal } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import analyticsTexts from '../../messages/analytics.js';
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

function write(measure: AnalyticsMeasure, value: number | null | undefined): string {
  if (value == null) return textsOf(analyticsTexts).shareForm.noNumber();
  if (measure === 'VIEWS') return formatCount(value);
  return measure === 'FUN' || measure === 'TO_THE_END' || measure === 'GO_ON'
    ? wholePercent(value)
    : formatDecimal(value);
}

/** What stands on the image. */
export function ShareForm({ settings, data, targets, address, onChange, children }: ShareFormProps) {
  const { shareForm: texts } = useTexts(analyticsTexts);
  const isEnough = data.chosen.length > 0;
  return (
    <div className="share__form">
      <RadioCards
        legend={texts.format()}
        name="format"
        value={settings.format}
        options={[
          { value: 'WIDE', label: texts.wide(), description: texts.wideHint() },
          { value: 'TALL', label: texts.tall(), description: texts.tallHint() },
        ]}
        onChange={(event) => onChange({ format: event.currentTarget.value === 'TALL' ? 'TALL' : 'WIDE' })}
      />
      <div className="row">
        <Segment
          label={texts.look()}
          value={settings.look}
          options={[
            { value: 'PAPER', label: texts.paper() },
            { value: 'INK', label: texts.ink() },
          ]}
          onChange={(look) => onChange({ look })}
        />
        <Segment
          label={texts.range()}
          value={settings.range}
          options={[
            { value: 'ALL_TIME', label: texts.allTime() },
            { value: 'FIRST_THREE_DAYS', label: texts.threeDays() },
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
          {texts.chart()}
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
          {texts.download()}
        </ButtonLink>
      ) : null}
      {isEnough ? children : null}
    </div>
  );
}

function Numbers({ data, onChange }: { data: Data; onChange: (measures: AnalyticsMeasure[]) => void }) {
  const { shareForm: texts, measure: measures } = useTexts(analyticsTexts);
  const { chosen, numbers } = data;
  const isFull = chosen.length >= MOST_NUMBERS;
  return (
    <fieldset className="checks" aria-describedby="share-few">
      <legend className="row spread">
        <span>{texts.numbers()}</span>
        <span className="muted num">{texts.chosen({ chosen: chosen.length, most: MOST_NUMBERS })}</span>
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
            {chosen[0] === measure ? texts.large({ what: measures[measure]() }) : measures[measure]()}
            <b className="num">{write(measure, value)}</b>
          </label>
        );
      })}
      <p id="share-few" className="tiny muted">
        {texts.few()}
      </p>
    </fieldset>
  );
}
