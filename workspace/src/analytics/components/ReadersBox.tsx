import { formatCount } from '@komawari/ui/format';
import { textsOf } from '@komawari/ui/language';
import { useTexts } from '@komawari/ui/language/react';
import { AGES, FEWEST_PEOPLE } from '@komawari/ui/readerFigures';
import analyticsTexts from '../../messages/analytics.js';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { RowBars } from '../../shared/charts/RowBars.tsx';
import type { WorkData } from '../workData.ts';
import { TooFew } from './SurveyBox.tsx';

type Cells = WorkData['readerAttributes']['age'];

/** What is not told, and groups of too few people. */
const folded = ['UNKNOWN', 'OTHERS'];
/** In the order of life, and what is not told last. */
const ageOrder = [...AGES, ...folded];

/** Who the registered readers are. Groups under five people never come here: the API has folded them. */
export function ReadersBox({ attributes }: { attributes: WorkData['readerAttributes'] }) {
  const { readers: texts } = useTexts(analyticsTexts);
  const { definition, readers, gender } = attributes;
  const age = attributes.age.toSorted((a, b) => ageOrder.indexOf(a.label) - ageOrder.indexOf(b.label));
  const known = (cells: Cells) =>
    cells.filter(({ label }) => label !== 'UNKNOWN').reduce((sum, one) => sum + one.readers, 0);
  const rows = [
    ...gender.map((cell) => ({ kind: texts.gender(), group: nameOf(cell.label), readers: cell.readers })),
    ...age.map((cell) => ({ kind: texts.age(), group: nameOf(cell.label), readers: cell.readers })),
  ];
  return (
    <ChartBox
      id="readers"
      title={texts.title()}
      name={texts.title()}
      definition={definition}
      say={texts.say({ gender: known(gender), count: readers, age: known(age) })}
      table={{
        caption: texts.caption(),
        columns: [
          { key: 'kind', header: texts.by() },
          { key: 'group', header: texts.group() },
          { key: 'readers', header: texts.header(), format: formatCount },
        ],
        rows,
      }}
    >
      {rows.length === 0 ? (
        <TooFew title={texts.nothing()}>{texts.tooFew({ few: FEWEST_PEOPLE })}</TooFew>
      ) : (
        <div className="an-groups">
          <Group title={texts.gender()} label={texts.byGender()} cells={gender} />
          <Group title={texts.age()} label={texts.byAge()} cells={age} />
          <p className="tiny muted">{texts.others({ few: FEWEST_PEOPLE })}</p>
        </div>
      )}
    </ChartBox>
  );
}

function nameOf(label: string): string {
  const { attribute } = textsOf(analyticsTexts);
  return label in attribute ? attribute[label as keyof typeof attribute]() : label;
}

function Group({ title, label: groups, cells }: { title: string; label: string; cells: Cells }) {
  const most = Math.max(1, ...cells.map(({ readers }) => readers));
  return cells.length === 0 ? null : (
    <div>
      <h3 className="label">{title}</h3>
      <RowBars
        label={groups}
        rows={cells.map(({ label, readers }) => ({
          key: label,
          label: nameOf(label),
          share: readers / most,
          figure: formatCount(readers),
          isPart: folded.includes(label),
        }))}
      />
    </div>
  );
}
