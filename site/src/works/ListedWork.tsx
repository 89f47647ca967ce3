import { Cover, RelativeTime, Seal, WorkCard } from '@komawari/ui/components';
import { Icon } from '@komawari/ui/icons';
import type { WorkCardFieldsFragment } from '../gql/graphql.ts';
import { workPath } from '../paths.ts';
import { describeLength } from './describeLength.ts';

interface Props {
  work: WorkCardFieldsFragment & { description?: string };
  /** A card among everybody's works or the creator's own, or a row with its description. */
  look: 'card' | 'own' | 'row';
}

const sealsOf = (work: WorkCardFieldsFragment) =>
  work.isOneShot ? (['ONE_SHOT'] as const) : work.isCompleted ? (['COMPLETED'] as const) : [];

/** A work of a list that goes on, as the page's own list draws it (WorkCard.astro, WorkRows.astro). */
export function ListedWork({ work, look }: Props) {
  const href = workPath(work.id);
  const cover = work.coverImage ?? null;
  if (look === 'row')
    return (
      <>
        <a href={href} tabIndex={-1} aria-hidden="true">
          <Cover source={cover} title={work.title} lang="ja" sizes="88px">
            {sealsOf(work).map((kind) => (
              <Seal key={kind} kind={kind} />
            ))}
          </Cover>
        </a>
        <div className="stack stack--sm">
          <h3 lang="ja">
            <a href={href}>{work.title}</a>
          </h3>
          <p className="small soft clamp2" lang="ja">
            {work.description}
          </p>
          <p className="tiny muted">{describeLength(work)}</p>
        </div>
      </>
    );
  return (
    <WorkCard
      href={href}
      title={work.title}
      {...(look === 'card' ? { creatorName: work.user.displayName } : {})}
      cover={cover}
      seals={sealsOf(work)}
      meta={look === 'own' ? describeLength(work) : <FirstPublished at={work.firstPublishedAt} />}
    />
  );
}

function FirstPublished({ at }: { at: string | null | undefined }) {
  return at ? (
    <span>
      <Icon name="clock" />
      <RelativeTime at={at} />
    </span>
  ) : null;
}
