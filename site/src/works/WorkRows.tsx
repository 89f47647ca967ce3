import type { WorkCardFieldsFragment, WorkLengthFieldsFragment } from '../gql/graphql.ts';
import { workPath } from '../paths.ts';
import { describeLength } from '../counts/describeLength.ts';
import { SealedCover } from '../seals/SealedCover.tsx';

interface Props {
  works: readonly (WorkCardFieldsFragment & WorkLengthFieldsFragment & { description: string })[];
}

/** Works as rows with their descriptions: the items of a list. */
export function WorkRows({ works }: Props) {
  return works.map((work) => (
    <li key={work.id}>
      <a href={workPath(work.id)} tabIndex={-1} aria-hidden="true">
        <SealedCover work={work} sizes="88px" />
      </a>
      <div className="stack stack--sm">
        <h3 lang={work.language}>
          <a href={workPath(work.id)}>{work.title}</a>
        </h3>
        <p className="small soft clamp2" lang={work.language}>
          {work.description}
        </p>
        <p className="tiny muted">{describeLength(work)}</p>
      </div>
    </li>
  ));
}
