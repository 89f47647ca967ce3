import { Link, RadioCards, Skeleton, Switch, TextArea, TextField } from '@komawari/ui/components';
import { formatExact } from '@komawari/ui/format';
import type { Form } from '@komawari/ui/forms';
import { useQuery } from '@komawari/ui/graphql/react';
import { limits } from '@komawari/ui/limits';
import { paths } from '../../shared/routes.ts';
import { emptyContestForm, type FormContest } from '../contestForm.ts';
import { GetInitialScoutKomawariAwardScoutEditorialDepartments } from '../operations/GetInitialScoutKomawariAwardScoutEditorialDepartments.ts';
import type { WorkValues } from '../workForm.ts';
import { DepartmentChoice } from './DepartmentChoice.tsx';

interface Props {
  form: Form<WorkValues>;
  contest: FormContest;
}

const preferences = [
  { value: 'ANY', label: 'Any department', description: 'Whoever likes the work may write to you' },
  { value: 'SELECTED', label: 'Those I choose', description: 'Only they may write to you' },
  { value: 'NONE', label: 'Nobody', description: 'You take part for the prizes alone' },
] as const;

/** Enters the work into the contest that is open: its tag and this form. Off again withdraws it. */
export function ContestSection({ form, contest }: Props) {
  const { kit } = form;
  const isEntered = kit.watch('contestApplications').length > 0;
  const tag = contest.tag.title;

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
        <h2 id="contest-heading" lang="ja">
          {contest.title}
        </h2>
        <p className="small muted">
          Open until {formatExact(contest.deadline)}. Until then you can change or withdraw the entry; after that
          episodes stay as they are until the result.
        </p>
      </div>
      <Switch
        label="Enter this work"
        hint={`Puts the tag #${tag} on it. A work is in one contest at a time.`}
        checked={isEntered}
        onChange={(event) => change(event.target.checked)}
      />
      {isEntered ? <EntryForm form={form} contest={contest} /> : null}
    </section>
  );
}

function EntryForm({ form, contest }: Props) {
  const { kit, field } = form;
  const preference = kit.watch('contestApplications.0.scoutPreference');
  return (
    <div className="stack">
      <fieldset className="plain-set stack">
        <legend className="label">About you</legend>
        <p className="small muted">
          Only you and the staff of the contest can read this. It is deleted 180 days after the result, unless the work
          won a prize.
        </p>
        <TextField
          label="Name"
          lang="ja"
          autoComplete="name"
          maxCharacters={limits.contestPerson.max}
          {...field('contestApplications.0.personalInfo.name')}
        />
        <TextField
          label="Reading of the name"
          lang="ja"
          placeholder="みなづき みな"
          maxCharacters={limits.contestPerson.max}
          {...field('contestApplications.0.personalInfo.nameReading')}
        />
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="email"
          maxCharacters={limits.contestPerson.max}
          {...field('contestApplications.0.personalInfo.email')}
        />
      </fieldset>
      <TextArea
        label="What you made before"
        lang="ja"
        hint="Optional: magazines, prizes, doujinshi, assistant work."
        maxCharacters={limits.mangaCreationHistory.max}
        {...field('contestApplications.0.mangaCreationHistory')}
      />
      <RadioCards
        legend="Editorial departments that may write to you"
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
          What departments write reaches you as a notification and by mail, and stays under{' '}
          <Link href={paths.scouts}>Scouting</Link>. Your address stays with the staff of the contest.
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
  return (
    <DepartmentChoice
      names={data.contest.scoutDepartments}
      chosen={kit.watch('contestApplications.0.selectedDepartments')}
      error={form.field('contestApplications.0.selectedDepartments').error}
      onChange={(names) => {
        kit.setValue('contestApplications.0.selectedDepartments', names, { shouldDirty: true });
        kit.clearErrors('contestApplications.0.selectedDepartments');
      }}
    />
  );
}
