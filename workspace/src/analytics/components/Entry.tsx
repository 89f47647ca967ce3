import { Button, ButtonLink, EmptyState, Notice, SectionHead } from '@komawari/ui/components';
import { flash } from '@komawari/ui/flash';
import { useMutation } from '@komawari/ui/graphql/react';
import { useState } from 'react';
import type { GetViewerAnalyticsAvailableStatusQuery } from '../../gql/graphql.ts';
import { paths } from '../../shared/routes.ts';
import { useRefresh } from '../../shared/useRefresh.ts';
import { EntryAnalyticsClosedBeta } from '../operations/EntryAnalyticsClosedBeta.ts';

type Viewer = Extract<GetViewerAnalyticsAvailableStatusQuery['viewer'], { __typename: 'RegisteredViewer' }>;

const items = [
  ['Views', 'day by day, with your releases marked'],
  ['Reactions', 'likes, comments and bookmarks per 100 readers'],
  ['Retention', 'who goes on, and the page where others stop'],
  ['Read to the end', 'per episode, beside works of your genre'],
  ['Was it fun', 'the three buttons after the last page'],
  ['Sources', 'where readers come from, direct included'],
  ['Readers', 'gender and age, never under 5 people'],
  ['After reading', 'bookmark, watch or comment'],
] as const;

/** Before analytics are open to a creator: a seat to take, none left, or what has to be there first. */
export function Entry({ viewer, onEntered }: { viewer: Viewer; onEntered: () => void }) {
  const { status, seatCount: seats, seatsLeft } = viewer.analyticsAvailability;
  return (
    <>
      <header className="ws-head">
        <div>
          {seats == null ? null : <p className="small muted">Closed beta</p>}
          <h1>See how your work is read</h1>
        </div>
      </header>
      {status === 'NOT_ALLOWED' ? (
        <EmptyState
          heading="h2"
          title="Analytics begin with your first public episode"
          action={
            <ButtonLink href={paths.works} variant="ink">
              Open your works
            </ButtonLink>
          }
        >
          They also need an account with an e-mail address{seats == null ? '' : ', so that a seat belongs to a person'}.
        </EmptyState>
      ) : (
        <Seats seats={seats ?? 0} left={seatsLeft ?? 0} onEntered={onEntered} />
      )}
      <section className="tier">
        <SectionHead title="What it shows" />
        <ol className="eight">
          {items.map(([name, words], index) => (
            <li key={name}>
              <em className="rank-no" aria-hidden="true">
                {index + 1}
              </em>
              <span>
                <b>{name}</b>
                <span className="soft">{words}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section className="tier">
        <SectionHead title="What it never does" />
        <p className="soft measure">
          It never shows who read, answered or left. Groups under 5 people are folded, works under 30 readers are not
          compared, and your visits do not count.
        </p>
      </section>
    </>
  );
}

/** More seats than these are told in words alone. */
const MOST_DRAWN = 200;

function Seats({ seats, left, onEntered }: { seats: number; left: number; onEntered: () => void }) {
  const [hasLost, setLost] = useState(false);
  const refresh = useRefresh();
  const enter = useMutation(EntryAnalyticsClosedBeta, {
    onSuccess: ({ entryAnalyticsClosedBeta: { entered } }) => {
      if (entered) {
        flash.set({ body: 'The seat is yours', type: 'success' });
        refresh('AnalyticsAvailability');
      } else setLost(true);
      onEntered();
    },
  });
  const taken = seats - left;
  const isFull = left === 0 || hasLost;
  return (
    <section className="box box--ink stack" aria-labelledby="seats">
      <p className="soft measure">
        Eight views of one work, each beside works like it. We open it to {seats} creators first, to learn whether the
        numbers help you draw.
      </p>
      <h2 id="seats" className="small num">
        {taken} of {seats} seats taken
      </h2>
      {seats <= MOST_DRAWN ? (
        <div className="seats" aria-hidden="true">
          {Array.from({ length: seats }, (_, index) => (
            <i key={index} className={index < taken ? undefined : 'free'} />
          ))}
        </div>
      ) : null}
      {isFull ? (
        <Notice tone="warn" live={hasLost}>
          <b>{hasLost ? 'The last seat went a moment ago.' : `All ${seats} seats are taken.`}</b>{' '}
          {hasLost ? 'Nothing was changed. ' : null}A seat is free again when somebody leaves or more are opened.
        </Notice>
      ) : (
        <div className="row">
          <Button variant="primary" size="lg" busy={enter.isPending} busyWord="Taking" onClick={() => enter.mutate({})}>
            Take a seat
          </Button>
          <span className="small soft num">
            <b>{left}</b> of {seats} left
          </span>
        </div>
      )}
    </section>
  );
}
