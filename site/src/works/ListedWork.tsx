import { RelativeTime, WorkCard } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import { workPath } from '../paths.ts';
import { sealsOf } from '../seals/sealsOf.ts';
import { WorkSeal } from '../seals/WorkSeal.tsx';

export interface ListedWorkProps {
  work: WorkCardFieldsFragment;
  /** The line under the title where the creator is known; without it, who drew it. */
  line?: string | undefined;
  /** The instant under the line. */
  at?: string | null | undefined;
  /** Cards per row on wide screens. */
  perRow?: 4 | 6;
  isLead?: boolean;
}

/** A work as an item of a list of cards. */
export function ListedWork({ work, line, at, perRow = 6, isLead = false }: ListedWorkProps) {
  const wide = perRow === 6 ? '187px' : '210px';
  return (
    <WorkCard
      as="li"
      href={workPath(work.id)}
      title={work.title}
      lang={work.language}
      cover={work.coverImage ?? null}
      {...(line === undefined ? { creatorName: work.user.displayName, creatorId: work.user.id } : { line })}
      seals={sealsOf(work)}
      corner={<WorkSeal work={work} />}
      sizes={`(min-width: 1232px) ${wide}, (min-width: 960px) ${Math.floor(92 / perRow)}vw, (min-width: 600px) 23vw, 46vw`}
      eager={isLead}
      meta={
        at ? (
          <span>
            <Icon name="clock" />
            <RelativeTime at={at} />
          </span>
        ) : null
      }
    />
  );
}
