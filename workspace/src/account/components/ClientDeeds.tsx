import { Skeleton } from '@komawari/ui/components';
import { textsOf } from '@komawari/ui/language';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import { UNRECORDED_LANGUAGE } from '@komawari/ui/writtenLanguage';
import accountTexts from '../../messages/account.js';
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
  const { deeds: texts } = useTexts(accountTexts);
  const list = usePages(GetClientDeeds, DEEDS_PER_PAGE, ({ viewer }) => registeredOf(viewer)?.oidcClientDeeds ?? null);
  return (
    <section className="box stack stack--sm" aria-labelledby="what-they-did">
      <h2 id="what-they-did">{texts.title()}</h2>
      <p className="small soft">{texts.lead()}</p>
      <Loaded query={list.query} skeleton={<Skeleton kind="line" count={3} />}>
        {(deeds) =>
          deeds.length === 0 ? (
            <p className="small soft">{texts.nothing()}</p>
          ) : (
            <ul className="list" aria-labelledby="what-they-did">
              {deeds.map((deed) => (
                <DeedLine key={deed.id} deed={deed} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ListEnd noun={texts.entries()} list={list} />
    </section>
  );
}

function DeedLine({ deed: { kind, clientName, detail, occurredAt } }: { deed: Deed }) {
  const { deeds: texts } = useTexts(accountTexts);
  return (
    <li>
      <div className="grow">
        <p>
          <Sentence
            text={kind === 'WROTE' ? texts.WROTE({ deeds: calledIn(detail) }) : texts[kind]()}
            parts={{ client: <b lang={UNRECORDED_LANGUAGE}>{clientName}</b> }}
          />
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

const verbs = { create: 'made', add: 'added', update: 'changed', delete: 'deleted', restore: 'restored' } as const;
const things = { Work: 'Work', Episode: 'Episode', Illustration: 'Illustration', Image2: 'other' } as const;

/** What an application called, in words: "createWork" is "made a work". */
function calledIn(detail: string): string {
  const { deeds } = textsOf(accountTexts);
  const called = detail.split(' ').map((name) => {
    const [, verb = '', thing = ''] = /^([a-z]+)(\w*)$/.exec(name) ?? [];
    const [done, what] = [verbs[verb as keyof typeof verbs], things[thing as keyof typeof things]];
    return done && what ? deeds[done]({ what }) : deeds.something();
  });
  return [...new Set(called)].reduce((first, next) => deeds.join({ first, next }));
}
