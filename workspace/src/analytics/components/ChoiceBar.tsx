import { Field, Segment, Select } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import { useTexts } from '@komawari/ui/language/react';
import { generatePath, useNavigate } from 'react-router';
import analyticsTexts from '../../messages/analytics.js';
import type { CompareTargetFieldsFragment, GetSelectedWorkQuery } from '../../gql/graphql.ts';
import { paths } from '../../shared/routes.ts';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { ALONE, canCompare, type Choice } from '../choice.ts';
import { describeTarget, languageOfTarget, TARGET_GROUPS } from '../targets.ts';

type Viewer = Extract<GetSelectedWorkQuery['viewer'], { __typename: 'RegisteredViewer' }>;

export interface ChoiceBarProps {
  works: Viewer['analyticsWorks'];
  workId: string;
  targets: readonly CompareTargetFieldsFragment[];
  choice: Choice;
  episodes: readonly { id: string; name: string }[];
  onChange: (name: 'compare' | 'range' | 'episode', value: string) => void;
}

/** Which work, beside what, of which time, and which episode: all of it stands in the address. */
export function ChoiceBar({ works, workId, targets, choice, episodes, onChange }: ChoiceBarProps) {
  const { choice: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
  const navigate = useNavigate();
  return (
    <div className="an-bar" role="group" aria-label={texts.label()}>
      <Select
        label={texts.work()}
        value={workId}
        options={works.map(({ work }) => ({ value: work.id, label: work.title, lang: work.language }))}
        onChange={(event) => void navigate(generatePath(paths.workAnalytics, { workId: event.currentTarget.value }))}
      />
      <CompareField targets={targets} target={choice.target} onChange={(value) => onChange('compare', value)} />
      <div className="field">
        <span className="field__head">{texts.range()}</span>
        <Segment
          wide
          label={texts.range()}
          value={choice.range}
          options={[
            { value: 'ALL_TIME', label: texts.allTime() },
            { value: 'FIRST_THREE_DAYS', label: texts.threeDays() },
          ]}
          onChange={(range) => onChange('range', range === 'ALL_TIME' ? '' : '3days')}
        />
      </div>
      <Select
        label={texts.episode()}
        value={choice.episodeId ?? episodes[0]?.id ?? ''}
        options={episodes.map(({ id, name }) => ({ value: id, label: name, lang }))}
        onChange={(event) => onChange('episode', event.currentTarget.value)}
      />
    </div>
  );
}

interface CompareFieldProps {
  targets: readonly CompareTargetFieldsFragment[];
  target: string | null;
  onChange: (value: string) => void;
}

/** What has too few readers stays in the list, off, with what it lacks. */
export function CompareField({ targets, target, onChange }: CompareFieldProps) {
  const { choice: texts, targetGroup } = useTexts(analyticsTexts);
  return (
    <Field label={texts.compare()}>
      {(attributes) => (
        <span className="select">
          <select
            {...attributes}
            className="input"
            value={target ?? ALONE}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {TARGET_GROUPS.map((group) => {
              const offered = targets.filter((one) => one.group === group);
              return offered.length === 0 ? null : (
                <optgroup key={group} label={targetGroup[group]()}>
                  {offered.map((one) => (
                    <option key={one.id} value={one.id} lang={languageOfTarget(one)} disabled={!canCompare(one)}>
                      {describeTarget(one)}
                    </option>
                  ))}
                </optgroup>
              );
            })}
            <optgroup label={texts.alone()}>
              <option value={ALONE}>{texts.none()}</option>
            </optgroup>
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
