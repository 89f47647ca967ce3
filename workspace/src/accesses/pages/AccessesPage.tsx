import { ButtonLink, EmptyState, Select, Skeleton } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { formatDayRange } from '@komawari/ui/format';
import { useTexts } from '@komawari/ui/language/react';
import { keepPreviousData } from '@tanstack/react-query';
import { generatePath, useNavigate, useParams } from 'react-router';
import accessesTexts from '../../messages/accesses.js';
import type { GetWorkAccessesQuery } from '../../gql/graphql.ts';
import { SourcesBox } from '../../shared/charts/SourcesBox.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { Registered } from '../../shared/components/Registered.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { paths } from '../../shared/routes.ts';
import { DaysBox } from '../components/DaysBox.tsx';
import { LiveBox } from '../components/LiveBox.tsx';
import { WorksBox } from '../components/WorksBox.tsx';
import { GetWorkAccesses } from '../operations/GetWorkAccesses.ts';
import '../styles/accesses.css';

type Viewer = Extract<GetWorkAccessesQuery['viewer'], { __typename: 'RegisteredViewer' }>;

/** Who reads now, and the last thirty days: of all works, or of the one in the address. */
export function AccessesPage() {
  const { page: texts } = useTexts(accessesTexts);
  const { workId = null } = useParams();
  const query = useQuery(GetWorkAccesses, { workId }, { placeholderData: keepPreviousData });
  const shown = workId ? worksOf(query.data).find(({ work }) => work.id === workId) : undefined;
  return (
    <>
      <title>{`${texts.title()} | Komawari`}</title>
      <header className="ws-head">
        <div>
          <h1>{texts.title()}</h1>
          <p className="small muted">{workId ? texts.one() : texts.all()}</p>
        </div>
        <WorkPicker workId={workId} shown={shown} />
      </header>
      <Loaded query={query} skeleton={<Skeleton kind="box" count={4} />}>
        {({ viewer }) => (
          <Registered viewer={viewer}>{({ accesses }) => <Screen accesses={accesses} workId={workId} />}</Registered>
        )}
      </Loaded>
    </>
  );
}

function Screen({ accesses, workId }: { accesses: Viewer['accesses']; workId: string | null }) {
  const { page: texts } = useTexts(accessesTexts);
  const { definition, days, works, referrers } = accesses;
  if (works.length === 0)
    return (
      <EmptyState
        heading="h2"
        title={texts.none()}
        action={
          <ButtonLink href={paths.works} variant="ink">
            {texts.works()}
          </ButtonLink>
        }
      >
        {texts.noneLead()}
      </EmptyState>
    );
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  const range = first && last ? formatDayRange(`${first}T00:00:00+09:00`, `${last}T00:00:00+09:00`) : '';
  return (
    <div className="stack stack--lg">
      <LiveBox workId={workId} />
      <DaysBox days={days} definition={definition} range={range} />
      <WorksBox works={works} definition={definition} isOne={workId !== null} />
      <SourcesBox
        referrers={referrers}
        say={texts.say({ range, count: days.reduce((sum, { views }) => sum + views, 0) })}
      />
    </div>
  );
}

const worksOf = (data: GetWorkAccessesQuery | undefined): Viewer['accesses']['works'] =>
  (data && registeredOf(data.viewer)?.accesses.works) ?? [];

/**
 * The list of works comes with all of them together, also while one is shown. Works that nobody can read yet are not in
 * it, nor is what is beyond the first 500: such a work is named while it is the one shown.
 */
function WorkPicker({
  workId,
  shown,
}: {
  workId: string | null;
  shown: Viewer['accesses']['works'][number] | undefined;
}) {
  const { page: texts } = useTexts(accessesTexts);
  const navigate = useNavigate();
  const { data } = useQuery(GetWorkAccesses, { workId: null }, { staleTime: 60_000 });
  const listed = worksOf(data);
  const isListed = listed.some(({ work }) => work.id === workId);
  const works = shown && !isListed ? [...listed, shown] : listed;
  return (
    <Select
      label={texts.work()}
      labelHidden
      value={workId ?? ''}
      options={[
        { value: '', label: texts.allWorks() },
        ...works.map(({ work }) => ({ value: work.id, label: work.title, lang: work.language })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        void navigate(value === '' ? paths.accesses : generatePath(paths.workAccesses, { workId: value }))
      }
    />
  );
}
