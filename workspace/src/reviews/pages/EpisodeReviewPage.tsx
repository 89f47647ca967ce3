import { EmptyState, Segment, Skeleton } from '@komawari/ui/components';
import { formatEpisodeHeading } from '@komawari/ui/format';
import { useQuery } from '@komawari/ui/graphql/react';
import { useTexts } from '@komawari/ui/language/react';
import { useState } from 'react';
import { generatePath, useParams } from 'react-router';
import reviewsTexts from '../../messages/reviews.js';
import { Breadcrumb } from '../../shared/components/Breadcrumb.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { paths } from '../../shared/routes.ts';
import { WorkLanguageContext } from '../../shared/workLanguage.ts';
import type { GetEpisodeReviewsQuery } from '../../gql/graphql.ts';
import { LinkForm } from '../components/LinkForm.tsx';
import { LinkList } from '../components/LinkList.tsx';
import { NotedPage } from '../components/NotedPage.tsx';
import { NoteItem, showNote } from '../components/NoteItem.tsx';
import { NoteTools } from '../components/NoteTools.tsx';
import { numberNotes, type NumberedNote } from '../notes.ts';
import { GetEpisodeReviews } from '../operations/GetEpisodeReviews.ts';

type Episode = GetEpisodeReviewsQuery['episode'];

/** The review links of an episode, and what those who have them said, on the pages. */
export function EpisodeReviewPage() {
  const { episodeId = '' } = useParams();
  const query = useQuery(GetEpisodeReviews, { id: episodeId }, { refetchInterval: 60_000 });
  return (
    <Loaded query={query} skeleton={<Skeleton kind="box" count={3} />}>
      {({ episode }) => <Reviews episode={episode} refetch={query.refetch} />}
    </Loaded>
  );
}

function Reviews({ episode, refetch }: { episode: Episode; refetch: () => Promise<unknown> }) {
  const { page: texts } = useTexts(reviewsTexts);
  const { work } = episode;
  const heading = formatEpisodeHeading({ title: episode.title, number: episode.publicNumber ?? episode.number });
  const notes = episode.reviewLinks.flatMap((link) => numberNotes(link.notes, link.name));
  return (
    <WorkLanguageContext value={work.language}>
      <title>{`${texts.titleOf({ episode: heading })} | Komawari`}</title>
      <Breadcrumb
        above={[
          { href: generatePath(paths.work, { workId: work.id }), label: work.title, lang: work.language },
          {
            href: generatePath(paths.editEpisode, { workId: work.id, episodeId: episode.id }),
            label: heading,
            lang: work.language,
          },
        ]}
      />
      <header className="ws-head">
        <h1>{texts.title()}</h1>
      </header>
      <div className="review-screen">
        <div className="stack stack--lg">
          <Notes episode={episode} notes={notes} refetch={refetch} />
        </div>
        <aside className="stack" aria-label={texts.links()}>
          <LinkForm episodeId={episode.id} onMade={refetch} />
          <LinkList links={episode.reviewLinks} onChanged={refetch} />
        </aside>
      </div>
    </WorkLanguageContext>
  );
}

interface NotesProps {
  episode: Episode;
  notes: readonly NumberedNote[];
  refetch: () => Promise<unknown>;
}

function Notes({ episode, notes, refetch }: NotesProps) {
  const { page: texts } = useTexts(reviewsTexts);
  const [shown, setShown] = useState<'open' | 'all'>('open');
  if (notes.length === 0)
    return (
      <EmptyState heading="h2" title={texts.none()}>
        {texts.noneLead()}
      </EmptyState>
    );
  const open = notes.filter(({ isDone }) => !isDone);
  const listed = shown === 'open' ? open : notes;
  const pages = [...episode.pages.nodes, null];
  return (
    <>
      <Segment
        label={texts.which()}
        options={[
          { value: 'open', label: texts.open({ count: open.length }) },
          { value: 'all', label: texts.all({ count: notes.length }) },
        ]}
        value={shown}
        onChange={setShown}
      />
      {listed.length === 0 ? <p className="soft">{texts.allDone()}</p> : null}
      {pages.map((page) => {
        const own = listed.filter(({ pageId }) => (pageId ?? null) === (page?.id ?? null));
        if (own.length === 0) return null;
        return (
          <NotedPage
            key={page?.id ?? 'none'}
            page={page}
            notes={own}
            onChoose={showNote}
            list={own.map((note) => (
              <NoteItem key={note.id} note={note} creatorName={texts.answer()}>
                <NoteTools note={note} onChanged={refetch} />
              </NoteItem>
            ))}
          />
        );
      })}
    </>
  );
}
