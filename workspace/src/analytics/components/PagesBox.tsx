import { Link, Picture } from '@komawari/ui/components';
import { formatCount, formatEpisodePlace, formatPage } from '@komawari/ui/format';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import analyticsTexts from '../../messages/analytics.js';
import type { GetWorkPageRetentionQuery, ThumbnailFieldsFragment } from '../../gql/graphql.ts';
import { ChartBox } from '../../shared/charts/ChartBox.tsx';
import { useWorkLanguage } from '../../shared/workLanguage.ts';
import { wholePercent } from '../numbers.ts';

type Viewer = Extract<GetWorkPageRetentionQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Pages = NonNullable<Viewer['analyticsData']['readerRetention']['pages']>;
type Step = Pages['pages'][number];

/** Pages at which most stop that are shown again as panels. */
const MOST_STOPS = 3;

/** Within an episode: who still reads, and where the others stop, with the page itself under its bar. */
export function PagesBox({ pages, isFew }: { pages: Pages; isFew: boolean }) {
  const { pages: texts } = useTexts(analyticsTexts);
  const lang = useWorkLanguage();
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
      title={<Sentence text={texts.title()} parts={{ episode: <span lang={lang}>{name}</span> }} />}
      name={texts.name({ episode: name })}
      definition={definition}
      say={<PagesSentence worst={largest[0]} openings={openings} />}
      table={{
        caption: texts.caption({ episode: name }),
        columns: [
          { key: 'page', header: texts.page() },
          { key: 'reached', header: texts.arrive(), format: formatCount },
          { key: 'share', header: texts.share(), format: wholePercent },
          { key: 'stops', header: texts.stops(), format: formatCount },
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
  const { pages: texts } = useTexts(analyticsTexts);
  if (openings === 0) return texts.nobody();
  if (!worst) return texts.all();
  return (
    <Sentence text={texts.say({ page: formatPage(worst.pageNumber), stops: worst.stops, reached: worst.reached })} />
  );
}

interface LeaveProps {
  steps: readonly Step[];
  pictures: readonly (ThumbnailFieldsFragment | null | undefined)[];
  worst: Step | undefined;
  isFew: boolean;
}

function Leave({ steps, pictures, worst, isFew }: LeaveProps) {
  const { pages: texts } = useTexts(analyticsTexts);
  const last = steps.length - 1;
  const most = Math.max(1, worst?.stops ?? 0);
  const end = steps[last];
  const still = isFew
    ? ''
    : texts.still({ first: formatPage(1), last: formatPage(steps.length), end: wholePercent(end?.share ?? 0) });
  const label = worst
    ? texts.labelWorst({ pages: steps.length, still, page: worst.pageNumber, stops: worst.stops })
    : texts.label({ pages: steps.length, still });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="leave" role="group" aria-label={label} tabIndex={0}>
      <p className="leave__cap" aria-hidden="true">
        {texts.reading({ still })}
      </p>
      <p className="leave__cap leave__cap--stops" aria-hidden="true">
        {texts.stopAt()}
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
  const { pages: texts } = useTexts(analyticsTexts);
  const page = formatPage(step.pageNumber);
  return (
    <li>
      <PageFace picture={picture} sizes="68px" />
      <div>
        <b>{page}</b>
        <p>
          {isFew
            ? texts.stopHere(step)
            : texts.stopHereShare({ ...step, share: wholePercent(step.stops / Math.max(step.reached, 1)) })}
        </p>
        <Link className="link tiny" href={`/episodes/${episodeId}?page=${step.pageNumber}`}>
          {texts.open({ page })}
        </Link>
      </div>
    </li>
  );
}
