import { Link, Picture } from '@komawari/ui/components';
import { formatCount, formatEpisodePlace, formatPage } from '@komawari/ui/format';
import type { GetWorkPageRetentionQuery, ThumbnailFieldsFragment } from '../../gql/graphql.ts';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { wholePercent } from '../numbers.ts';

type Viewer = Extract<GetWorkPageRetentionQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Pages = NonNullable<Viewer['analyticsData']['readerRetention']['pages']>;
type Step = Pages['pages'][number];

/** Pages at which most stop that are shown again as panels. */
const MOST_STOPS = 3;

/** Within an episode: who still reads, and where the others stop, with the page itself under its bar. */
export function PagesBox({ pages, isFew }: { pages: Pages; isFew: boolean }) {
  const { definition, episode, openings, pages: steps } = pages;
  const pictures = episode.pages.edges.map(({ node }) => node.image);
  const name = formatEpisodePlace(episode);
  // Whoever came to the last page did not stop there.
  const stops = steps.slice(0, -1).filter((step) => step.stops > 0);
  const largest = stops.toSorted((a, b) => b.stops - a.stops || a.pageNumber - b.pageNumber).slice(0, MOST_STOPS);
  const end = steps.at(-1);
  return (
    <ChartBox
      id="pages"
      title={
        <>
          Within <span lang="ja">{name}</span>, page by page
        </>
      }
      name={`Within ${name}, page by page`}
      definition={definition}
      say={<PagesSentence worst={largest[0]} openings={openings} />}
      table={{
        caption: `Readers of ${name} by page`,
        columns: [
          { key: 'page', header: 'Page' },
          { key: 'reached', header: 'Arrive', format: formatCount },
          { key: 'share', header: 'Still reading', format: wholePercent },
          { key: 'stops', header: 'Stop here', format: formatCount },
        ],
        rows: steps.map((step) => ({
          page: formatPage(step.pageNumber),
          reached: step.reached,
          share: isFew ? null : (step.share ?? null),
          // The last page is where the episode ends.
          stops: step === end ? 0 : step.stops,
        })),
      }}
    >
      {openings === 0 ? null : (
        <>
          <Leave {...{ steps, pictures, isFew }} worst={largest[0]} />
          <ol className="stops">
            {largest.map((step) => (
              <Stop
                key={step.pageNumber}
                {...{ step, isFew }}
                picture={pictures[step.pageNumber - 1] ?? null}
                episodeId={episode.id}
              />
            ))}
          </ol>
        </>
      )}
    </ChartBox>
  );
}

function PagesSentence({ worst, openings }: { worst: Step | undefined; openings: number }) {
  if (openings === 0) return <>Nobody opened this episode in this range.</>;
  if (!worst) return <>Everybody who opened it came to the last page.</>;
  return (
    <>
      Most readers who stop, stop at <b>{formatPage(worst.pageNumber)}</b>: {formatCount(worst.stops)} of{' '}
      {formatCount(worst.reached)} who came there.
    </>
  );
}

interface LeaveProps {
  steps: readonly Step[];
  pictures: readonly (ThumbnailFieldsFragment | null | undefined)[];
  worst: Step | undefined;
  isFew: boolean;
}

function Leave({ steps, pictures, worst, isFew }: LeaveProps) {
  const last = steps.length - 1;
  const most = Math.max(1, worst?.stops ?? 0);
  const end = steps[last];
  const still = isFew
    ? ''
    : `: 100% at ${formatPage(1)}, ${wholePercent(end?.share ?? 0)} at ${formatPage(steps.length)}`;
  const label = `${steps.length} pages${still}${worst ? `; most stop at page ${worst.pageNumber}, ${worst.stops} readers` : ''}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="leave" role="group" aria-label={label} tabIndex={0}>
      <p className="leave__cap" aria-hidden="true">
        Still reading{still}
      </p>
      <p className="leave__cap leave__cap--stops" aria-hidden="true">
        Stop at this page
      </p>
      <ol aria-hidden="true">
        {steps.map((step, index) => (
          <li key={step.pageNumber} className={step === worst ? 'top' : undefined}>
            <span className="stay">
              <i style={{ height: `${(step.share ?? 0) * 100}%` }} />
            </span>
            <span className="col">
              {step === worst ? <b>{formatCount(step.stops)}</b> : null}
              <i style={{ height: `${index === last ? 0 : (step.stops / most) * 100}%` }} />
            </span>
            <PageFace picture={pictures[index] ?? null} />
            <span className="no">{step.pageNumber}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function PageFace({ picture, sizes = '32px' }: { picture: ThumbnailFieldsFragment | null; sizes?: string }) {
  return <span className="pg">{picture ? <Picture source={picture} sizes={sizes} alt="" /> : null}</span>;
}

interface StopProps {
  step: Step;
  isFew: boolean;
  picture: ThumbnailFieldsFragment | null;
  episodeId: string;
}

function Stop({ step, isFew, picture, episodeId }: StopProps) {
  const page = formatPage(step.pageNumber);
  return (
    <li>
      <PageFace picture={picture} sizes="68px" />
      <div>
        <b>{page}</b>
        <p>
          {formatCount(step.stops)} of {formatCount(step.reached)} stop here
          {isFew ? '' : `, ${wholePercent(step.stops / Math.max(step.reached, 1))}`}
        </p>
        <Link className="link tiny" href={`/episodes/${episodeId}?page=${step.pageNumber}`}>
          Open {page}
        </Link>
      </div>
    </li>
  );
}
