import { FieldMessage, Link, RadioCards, Skeleton, Switch, TextArea, TextField } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import type { Form } from '@komawari/ui/forms';
import { useQuery } from '@komawari/ui/graphql/react';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { limits } from '@komawari/ui/limits';
import { JAPANESE, UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import { useId } from 'react';
import worksTexts from '../../messages/works.js';
import { paths } from '../../shared/routes.ts';
import { emptyContestForm, type FormContest } from '../contestForm.ts';
import { GetInitialScoutKomawariAwardScoutEditorialDepartments } from '../operations/GetInitialScoutKomawariAwardScoutEditorialDepartments.ts';
import type { WorkValues } from '../workForm.ts';
import { DepartmentChoice } from './DepartmentChoice.tsx';

interface Props {
  form: Form<WorkValues>;
  contest: FormContest;
}

/** Enters the work into the contest that is open: its tag and this form. Off again withdraws it. */
export function ContestSection({ form, contest }: Props) {
  const { contest: texts } = useTexts(worksTexts);
  const { kit } = form;
  const isEntered = kit.watch('contestApplications').length > 0;
  const tag = contest.tag.title;
  // Nobody writes this one: it is registered so that what the API says of the entry as a whole has a place and the focus.
  const entry = isEntered ? form.field('contestApplications.0.contestIdentifier') : null;
  const wordsId = useId();

  function change(isOn: boolean): void {
    const tags = kit.getValues('tagTitles');
    const others = tags.filter((title) => title !== tag);
    kit.setValue('contestApplications', isOn ? [emptyContestForm(contest.identifier)] : [], { shouldDirty: true });
    kit.setValue('tagTitles', isOn ? [...others, tag] : others, { shouldDirty: true });
    kit.clearErrors(['contestApplications', 'tagTitles']);
  }

  return (
    <section className="box stack" aria-labelledby="contest-heading">
      <div className="stack stack--sm">
        <h2
          id="contest-heading"
          lang={UNRECORDED_LANGUAGE}
          ref={entry?.ref}
          tabIndex={-1}
          aria-describedby={entry?.error ? wordsId : undefined}
        >
          {contest.title}
        </h2>
        <p className="small muted">{texts.until({ deadline: formatExact(contest.deadline) })}</p>
      </div>
      <Switch
        label={texts.enter()}
        hint={texts.enterHint({ tag })}
        checked={isEntered}
        onChange={(event) => change(event.target.checked)}
      />
      {entry?.error ? <FieldMessage id={wordsId} error={entry.error} /> : null}
      {isEntered ? <EntryForm form={form} contest={contest} /> : null}
    </section>
  );
}

function EntryForm({ form, contest }: Props) {
  const { contest: texts } = useTexts(worksTexts);
  const preferences = [
    { value: 'ANY', label: texts.any(), description: texts.anyHint() },
    { value: 'SELECTED', label: texts.selected(), description: texts.selectedHint() },
    { value: 'NONE', label: texts.none(), description: texts.noneHint() },
  ] as const;
  const { kit, field } = form;
  const preference = kit.watch('contestApplications.0.scoutPreference');
  return (
    <div className="stack">
      <fieldset className="plain-set stack">
        <legend className="label">{texts.aboutYou()}</legend>
        <p className="small muted">{texts.private()}</p>
        <TextField
          label={texts.name()}
          lang={UNRECORDED_LANGUAGE}
          autoComplete="name"
          maxCharacters={limits.contestPerson.max}
          {...field('contestApplications.0.personalInfo.name')}
        />
        <TextField
          label={texts.reading()}
          lang={JAPANESE}
          placeholder={texts.readingExample()}
          maxCharacters={limits.contestPerson.max}
          {...field('contestApplications.0.personalInfo.nameReading')}
        />
        <TextField
          label={texts.email()}
          type="email"
          autoComplete="email"
          maxCharacters={limits.contestPerson.max}
          {...field('contestApplications.0.personalInfo.email')}
        />
      </fieldset>
      <TextArea
        label={texts.before()}
        lang={UNRECORDED_LANGUAGE}
        hint={texts.beforeHint()}
        maxCharacters={limits.mangaCreationHistory.max}
        {...field('contestApplications.0.mangaCreationHistory')}
      />
      <RadioCards
        legend={texts.departments()}
        name="scoutPreference"
        options={preferences}
        value={preference}
        onChange={(event) => {
          const value = event.target.value as (typeof preferences)[number]['value'];
          kit.setValue('contestApplications.0.scoutPreference', value, { shouldDirty: true });
          kit.clearErrors('contestApplications.0.selectedDepartments');
        }}
      />
      {preference === 'SELECTED' ? <Departments form={form} contest={contest} /> : null}
      {preference === 'NONE' ? null : (
        <p className="small muted">
          <Sentence text={texts.reaches()} parts={{ scouts: (words) => <Link href={paths.scouts}>{words}</Link> }} />
        </p>
      )}
    </div>
  );
}

function Departments({ form, contest }: Props) {
  const { kit } = form;
  const { data } = useQuery(GetInitialScoutKomawariAwardScoutEditorialDepartments, {
    contestIdentify: contest.identifier,
  });
  if (!data) return <Skeleton kind="line" count={3} />;
  const chosen = form.field('contestApplications.0.selectedDepartments');
  return (
    <DepartmentChoice
      ref={chosen.ref}
      names={data.contest.scoutDepartments}
      chosen={kit.watch('contestApplications.0.selectedDepartments')}
      error={chosen.error}
      onChange={(names) => {
        kit.setValue('contestApplications.0.selectedDepartments', names, { shouldDirty: true });
        kit.clearErrors('contestApplications.0.selectedDepartments');
      }}
    />
  );
}
