import { SectionHead, WorkCard } from '@komawari/ui/components';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import updatesTexts from '../../messages/updates.js';
import { GetPublicWorks } from '../operations/GetPublicWorks.ts';

/** One row of cards on a wide screen. */
const WORKS_SHOWN = 6;

/** New works to start with; nothing while there are none. */
export function PublicWorks() {
  const { my: texts } = useTexts(updatesTexts);
  const { data } = useQuery(GetPublicWorks, { first: WORKS_SHOWN }, { anonymous: true });
  const works = data?.newWorks.edges.map(({ node }) => node) ?? [];
  if (works.length === 0) return null;
  return (
    <section aria-labelledby="public-works">
      <SectionHead
        id="public-works"
        title={texts.newWorks()}
        more={{ href: '/new_works', label: texts.allNewWorks() }}
      />
      <div className="cards">
        {works.map((work) => (
          <WorkCard
            key={work.id}
            href={`/works/${work.id}`}
            title={work.title}
            lang={work.language}
            cover={work.coverImage ?? null}
            creatorName={work.user.displayName}
            seals={[
              ...(work.isOneShot ? ['ONE_SHOT' as const] : []),
              ...(work.isCompleted ? ['COMPLETED' as const] : []),
            ]}
          />
        ))}
      </div>
    </section>
  );
}
