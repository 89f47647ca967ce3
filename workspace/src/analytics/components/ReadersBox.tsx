import { formatCount, nounFor } from '@komawari/ui/format';
import { ageNames, FEWEST_PEOPLE } from '@komawari/ui/readerFigures';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { RowBars } from '../../shared/charts/RowBars.tsx';
import type { WorkData } from '../workData.ts';
import { TooFew } from './SurveyBox.tsx';

type Cells = WorkData['readerAttributes']['age'];

const genders: Record<string, string> = { FEMALE: 'Women', MALE: 'Men', OTHER: 'Another gender' };
const folded: Record<string, string> = { UNKNOWN: 'Not stated', OTHERS: 'Others' };

/** In the order of life, and what is not told last. */
const ageOrder = [...Object.keys(ageNames), ...Object.keys(folded)];

/** Who the registered readers are. Groups under five people never come here: the API has folded them. */
export function ReadersBox({ attributes }: { attributes: WorkData['readerAttributes'] }) {
  const { definition, readers, gender } = attributes;
  const age = attributes.age.toSorted((a, b) => ageOrder.indexOf(a.label) - ageOrder.indexOf(b.label));
  const known = (cells: Cells) =>
    cells.filter(({ label }) => label !== 'UNKNOWN').reduce((sum, one) => sum + one.readers, 0);
  const rows = [
    ...gender.map((cell) => ({ kind: 'Gender', group: nameOf(genders, cell.label), readers: cell.readers })),
    ...age.map((cell) => ({ kind: 'Age', group: nameOf(ageNames, cell.label), readers: cell.readers })),
  ];
  return (
    <ChartBox
      id="readers"
      title="Who reads"
      name="Who reads"
      definition={definition}
      say={`${formatCount(known(gender))} of ${formatCount(readers)} registered ${nounFor(readers, 'readers')} told their gender, ${formatCount(known(age))} their age. All time.`}
      table={{
        caption: 'Registered readers by gender and age',
        columns: [
          { key: 'kind', header: 'By' },
          { key: 'group', header: 'Group' },
          { key: 'readers', header: 'Readers', format: formatCount },
        ],
        rows,
      }}
    >
      {rows.length === 0 ? (
        <TooFew title="Nothing to show yet">
          {`Every group has fewer than ${FEWEST_PEOPLE} people, and those are never shown.`}
        </TooFew>
      ) : (
        <div className="an-groups">
          <Group title="Gender" cells={gender} names={genders} />
          <Group title="Age" cells={age} names={ageNames} />
          <p className="tiny muted">Others: every group under {FEWEST_PEOPLE} people, folded into one.</p>
        </div>
      )}
    </ChartBox>
  );
}

const nameOf = (names: Readonly<Record<string, string>>, label: string): string =>
  names[label] ?? folded[label] ?? label;

function Group({ title, cells, names }: { title: string; cells: Cells; names: Readonly<Record<string, string>> }) {
  const most = Math.max(1, ...cells.map(({ readers }) => readers));
  return cells.length === 0 ? null : (
    <div>
      <h3 className="label">{title}</h3>
      <RowBars
        label={`Readers by ${title.toLowerCase()}`}
        rows={cells.map(({ label, readers }) => ({
          key: label,
          label: nameOf(names, label),
          share: readers / most,
          figure: formatCount(readers),
          isPart: label in folded,
        }))}
      />
    </div>
  );
}
