import { Skeleton } from '@komawari/ui/components';
import type { GetClientDeedsQuery } from '../../gql/graphql.ts';
import { scopesInWords } from '../../shared/applicationScopes.ts';
import { ListEnd } from '../../shared/components/ListEnd.tsx';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { When } from '../../shared/components/When.tsx';
import { registeredOf } from '../../shared/registeredOf.ts';
import { usePages } from '../../shared/usePages.ts';
import { GetClientDeeds } from '../operations/GetClientDeeds.ts';

type Viewer = Extract<GetClientDeedsQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Deed = Viewer['oidcClientDeeds']['edges'][number]['node'];

const DEEDS_PER_PAGE = 20;

/** What happened between applications and the person within a year. */
export function ClientDeeds() {
  const list = usePages(GetClientDeeds, DEEDS_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.oidcClientDeeds ?? null);
  return (
    <section className="box stack stack--sm" aria-labelledby="what-they-did">
      <h2 id="what-they-did">What they did</h2>
      <p className="small soft">Kept for a year, for you alone.</p>
      <Loaded query={list.query} skeleton={<Skeleton kind="line" count={3} />}>
        {(deeds) =>
          deeds.length === 0 ? (
            <p className="small soft">Nothing yet.</p>
          ) : (
            <ul className="list" aria-labelledby="what-they-did">
              {deeds.map((deed) => (
                <DeedLine key={deed.id} deed={deed} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ListEnd noun="entries" step={DEEDS_PER_PAGE} list={list} />
    </section>
  );
}

function DeedLine({ deed: { kind, clientName, detail, occurredAt } }: { deed: Deed }) {
  return (
    <li>
      <div className="grow">
        <p>
          <b lang="ja">{clientName}</b> {kind === 'WROTE' ? calledIn(detail) : WORDS[kind]}
        </p>
        {kind === 'CONNECTED' || kind === 'CHANGED' ? (
          <p className="small muted">{scopesInWords(detail.split(' '))}</p>
        ) : null}
      </div>
      <span className="small muted">
        <When at={occurredAt} />
      </span>
    </li>
  );
}

const WORDS: Record<Exclude<Deed['kind'], 'WROTE'>, string> = {
  CONNECTED: 'was connected',
  CHANGED: 'was allowed more',
  SIGNED_IN: 'signed you in',
  REFUSED: 'was refused',
  REUSED: 'was signed out, because something it had used up came back',
  DISCONNECTED: 'was disconnected',
};

const VERBS: Record<string, string> = {
  create: 'made',
  add: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
};
const THINGS: Record<string, string> = {
  Work: 'a work',
  Episode: 'an episode',
  Illustration: 'an illustration',
  Image2: 'an image',
};

/** What an application called, in words: "createWork" is "made a work". */
function calledIn(detail: string): string {
  const called = detail.split(' ').map((name) => {
    const [, verb = '', thing = ''] = /^([a-z]+)(\w*)$/.exec(name) ?? [];
    const [done, what] = [VERBS[verb], THINGS[thing]];
    return done && what ? `${done} ${what}` : 'changed something';
  });
  return `${[...new Set(called)].join(', ')} for you`;
}
