import { ButtonLink, Link, Notice } from '@komawari/ui/components';
import { Sentence, useTexts } from '@komawari/ui/language/react';
import accountTexts from '../../messages/account.js';
import { paths } from '../../shared/routes.ts';
import type { MySettingsAccountDeleteQuery } from '../../gql/graphql.ts';

type Viewer = Extract<MySettingsAccountDeleteQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Summary = Viewer['accountDeletionSummary'];

const counted = [
  'works',
  'episodes',
  'illustrations',
  'watchers',
  'purchases',
  'comments',
  'likes',
  'bookmarks',
] as const satisfies (keyof Summary)[];

const when = (words: string) => <b className="strong">{words}</b>;

/** What goes with an account, in figures and in order of what happens. */
export function WhatGoes({ summary }: { summary: Summary }) {
  const { whatGoes } = useTexts(accountTexts);
  const names = counted.filter((name) => summary[name] > 0);
  return (
    <section className="box stack" aria-labelledby="what-goes">
      <h2 id="what-goes">{whatGoes.title()}</h2>
      {names.length > 0 ? (
        <ul className="what-goes">
          {names.map((name) => (
            <li key={name}>
              <Sentence
                text={whatGoes[name]({ count: summary[name] })}
                parts={{ n: (count) => <b className="num">{count}</b> }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {summary.buyers > 0 ? (
        <Notice>
          <Sentence text={whatGoes.buyers({ count: summary.buyers })} />
        </Notice>
      ) : null}
      {summary.balance > 0 ? (
        <Notice tone="warn" icon="yen" action={<ButtonLink href={paths.withdrawal}>{whatGoes.withdraw()}</ButtonLink>}>
          <Sentence text={whatGoes.balance({ amount: summary.balance })} />
        </Notice>
      ) : null}
      <ol className="stack stack--sm what-goes__steps">
        <li>
          <Sentence text={whatGoes.atOnce()} parts={{ when }} />
        </li>
        <li>
          <Sentence text={whatGoes.days()} parts={{ when }} />
        </li>
        <li>
          <Sentence text={whatGoes.then({ rest: summary.buyers > 0 ? 'some' : 'other' })} parts={{ when }} />
        </li>
      </ol>
      <p className="small soft">
        <Sentence
          text={whatGoes.keep()}
          parts={{
            data: (words) => (
              <Link className="link" href={paths.settingsData}>
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </section>
  );
}
