import { ButtonLink, Link, Notice } from '@komawari/ui/components';
import { formatCount, formatYen } from '@komawari/ui/format';
import { paths } from '../../shared/routes.ts';
import type { MySettingsAccountDeleteQuery } from '../../gql/graphql.ts';

type Viewer = Extract<MySettingsAccountDeleteQuery['viewer'], { __typename: 'RegisteredViewer' }>;
type Summary = Viewer['accountDeletionSummary'];

const words: Record<Exclude<keyof Summary, 'balance' | 'buyers'>, [one: string, many: string]> = {
  works: ['work', 'works'],
  episodes: ['episode', 'episodes'],
  illustrations: ['illustration', 'illustrations'],
  watchers: ['reader who watches you', 'readers who watch you'],
  purchases: ['episode you bought', 'episodes you bought'],
  comments: ['comment you wrote', 'comments you wrote'],
  likes: ['like you gave', 'likes you gave'],
  bookmarks: ['bookmark', 'bookmarks'],
};

/** What goes with an account, in figures and in order of what happens. */
export function WhatGoes({ summary }: { summary: Summary }) {
  const names = (Object.keys(words) as (keyof typeof words)[]).filter((name) => summary[name] > 0);
  return (
    <section className="box stack" aria-labelledby="what-goes">
      <h2 id="what-goes">What happens</h2>
      {names.length > 0 ? (
        <ul className="what-goes">
          {names.map((name) => (
            <li key={name}>
              <b className="num">{formatCount(summary[name])}</b> {words[name][summary[name] === 1 ? 0 : 1]}
            </li>
          ))}
        </ul>
      ) : null}
      {summary.buyers > 0 ? (
        <Notice>
          <b>
            {summary.buyers === 1
              ? '1 reader bought episodes of yours and keeps them.'
              : `${formatCount(summary.buyers)} readers bought episodes of yours and keep them.`}
          </b>{' '}
          Their pages stay open to their buyers alone, without your name. Everything else of yours goes.
        </Notice>
      ) : null}
      {summary.balance > 0 ? (
        <Notice tone="warn" icon="yen" action={<ButtonLink href={paths.withdrawal}>Withdraw it first</ButtonLink>}>
          <b>{formatYen(summary.balance)} of your sales would be lost.</b> What is not withdrawn goes with the account.
        </Notice>
      ) : null}
      <ol className="stack stack--sm what-goes__steps">
        <li>
          <b className="strong">At once</b> your site, works, pictures and comments disappear for everybody else, and
          you are signed out everywhere.
        </li>
        <li>
          <b className="strong">For 14 days</b> signing in brings all of it back as it was.
        </li>
        <li>
          <b className="strong">Then</b> {summary.buyers > 0 ? 'everything else' : 'everything'} is deleted for good,
          originals included. Nobody can bring it back. Nobody else can take your name for 90 more days. Closed rankings
          keep their counts, without you.
        </li>
      </ol>
      <p className="small soft">
        Want to keep your work?{' '}
        <Link className="link" href={paths.settingsData}>
          Download your data first
        </Link>
        : one file with all originals.
      </p>
    </section>
  );
}
