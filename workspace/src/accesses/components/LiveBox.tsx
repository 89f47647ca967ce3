import { Button, StateLabel } from '@komawari/ui/components';
import { formatCount, formatEpisodeHeading, formatTime, nounFor } from '@komawari/ui/format';
import { useQuery } from '@komawari/ui/graphql/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { GetLiveAccessesQuery } from '../../gql/graphql.ts';
import { Plot } from '../../shared/charts/Plot.tsx';
import { Bars } from '../../shared/charts/PlotShapes.tsx';
import { RowBars } from '../../shared/charts/RowBars.tsx';
import { countScale } from '../../shared/charts/scale.ts';
import { registeredOf } from '../../shared/registeredOf.ts';
import { useIsOffline } from '../../shared/useIsOffline.ts';
import { GetLiveAccesses } from '../operations/GetLiveAccesses.ts';
import '../../shared/charts/charts.css';

type Viewer = Extract<GetLiveAccessesQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Live = Viewer['accesses']['live'];

/** A view shows up within ten seconds. A hidden tab asks for nothing. */
const EVERY_MS = 10_000;

/** The last thirty minutes, asked for again and again until somebody pauses it. */
export function LiveBox({ workId }: { workId: string | null }) {
  const [isPaused, setPaused] = useState(false);
  const isOffline = useIsOffline();
  const query = useQuery(
    GetLiveAccesses,
    { workId },
    { refetchInterval: isPaused ? false : EVERY_MS, placeholderData: keepPreviousData },
  );
  const live = query.data ? registeredOf(query.data.viewer)?.accesses.live : undefined;
  const isLost = isOffline || query.error !== null;
  const at = query.dataUpdatedAt > 0 ? formatTime(query.dataUpdatedAt) : '';
  return (
    <section className="box box--ink" aria-labelledby="live-h">
      <div className="row spread live__head">
        <div className="row row--tight">
          <h2 id="live-h">Last 30 minutes</h2>
          {isLost ? (
            <StateLabel tone="warn">Stopped{at ? ` at ${at}` : ''}</StateLabel>
          ) : isPaused ? (
            <StateLabel>Paused</StateLabel>
          ) : (
            <StateLabel tone="ok">Live</StateLabel>
          )}
        </div>
        <div className="row row--tight small muted">
          {isLost ? null : <span className="num">{at}, every 10 seconds</span>}
          {isLost ? (
            <Button icon="retry" busy={query.isFetching && !isOffline} onClick={() => void query.refetch()}>
              Try now
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => setPaused(!isPaused)}>
              {isPaused ? 'Go on' : 'Pause'}
            </Button>
          )}
        </div>
      </div>
      {isLost ? (
        <p className="soft small" role="status">
          No new numbers{at ? ` since ${at}` : ''}. {isOffline ? 'You seem offline. ' : null}We keep trying; what is
          below still stands.
        </p>
      ) : null}
      {live ? <Minutes live={live} /> : isLost ? null : <span className="skel tone live__wait" aria-hidden="true" />}
    </section>
  );
}

function Minutes({ live: { views, minutes, episodes } }: { live: Live }) {
  const scale = countScale(Math.max(0, ...minutes.map(({ views }) => views)));
  const last = minutes.length - 1;
  const [first, middle, now] = [minutes[0], minutes[Math.round(last / 2)], minutes[last]];
  const most = Math.max(1, ...episodes.map(({ views }) => views));
  return (
    <>
      <div className="live">
        <div>
          <p className="live__n num">{formatCount(views)}</p>
          <p className="small soft">{nounFor(views, 'views')} in 30 minutes</p>
        </div>
        <Plot
          height="low"
          scale={scale}
          formatTick={formatCount}
          label={
            views === 0
              ? 'No views in the last 30 minutes'
              : `Views per minute, ${formatCount(views)} in the last 30 minutes`
          }
          readouts={minutes.map(
            ({ at, views }) => `${formatTime(at)}\n${formatCount(views)} ${nounFor(views, 'views')}`,
          )}
          marks={[
            ...(first ? [{ index: 0, text: formatTime(first.at) }] : []),
            ...(middle ? [{ index: Math.round(last / 2), text: formatTime(middle.at), isOptional: true }] : []),
            ...(now ? [{ index: last, text: formatTime(now.at), isNow: true }] : []),
          ]}
        >
          <Bars values={minutes.map(({ views }) => views)} top={scale.top} isNow={(index) => index === last} />
        </Plot>
      </div>
      {episodes.length === 0 ? (
        <p className="small soft">Nobody reads right now.</p>
      ) : (
        <>
          <h3 className="label live__reading">Being read</h3>
          <RowBars
            wide
            label="Being read"
            rows={episodes.map(({ episode, views }) => ({
              key: episode.id,
              label: <span lang="ja">{formatEpisodeHeading(episode)}</span>,
              note: episode.work.title,
              share: views / most,
              figure: formatCount(views),
            }))}
          />
        </>
      )}
    </>
  );
}
