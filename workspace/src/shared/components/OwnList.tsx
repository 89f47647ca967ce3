import { ButtonLink, Skeleton } from '@komawari/ui/components';
import { useTexts } from '@komawari/ui/language/react';
import type { ReactNode } from 'react';
import sharedTexts from '../../messages/shared.js';
import type { useTitleList } from '../useTitleList.ts';
import { ListEnd, type ListEndProps } from './ListEnd.tsx';
import { ListTools } from './ListTools.tsx';
import { Loaded, type LoadedProps } from './Loaded.tsx';
import { NoneFound } from './NoneFound.tsx';

/** Works or illustrations a page of their list shows. */
export const OWN_PER_PAGE = 100;

export interface OwnListProps<Node> {
  title: string;
  /** What the list holds. */
  what: 'works' | 'illustrations';
  /** The same in the plural: "works". */
  noun: string;
  /** The way to make another one. */
  make: { href: string; label: string };
  own: ReturnType<typeof useTitleList>;
  list: ListEndProps['list'] & { query: LoadedProps<Node[]>['query'] };
  /** Stands where nothing was made yet, with the way to make the first. */
  none: ReactNode;
  children: (node: Node) => ReactNode;
}

/** A page with everything of one kind that a creator made, in an order and by words of its titles. */
export function OwnList<Node>({
  title,
  what,
  noun,
  make,
  own: { asked, tools, forget },
  list,
  none,
  children,
}: OwnListProps<Node>) {
  const { list: texts } = useTexts(sharedTexts);
  const isFirst = asked.title === '' && list.query.data?.length === 0;
  return (
    <>
      <title>{`${title} | Komawari`}</title>
      <header className="ws-head">
        <h1>{title}</h1>
        {isFirst ? null : (
          <ButtonLink href={make.href} variant="primary" icon="plus">
            {make.label}
          </ButtonLink>
        )}
      </header>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" count={4} />}>
        {(nodes) =>
          isFirst ? (
            none
          ) : (
            <div className="stack">
              <ListTools {...tools} />
              {nodes.length === 0 ? (
                <NoneFound text={asked.title} onForget={forget}>
                  {texts.onlyTitles({ what: what === 'works' ? 'works' : 'other' })}
                </NoneFound>
              ) : (
                <ul className="box works">{nodes.map(children)}</ul>
              )}
              <ListEnd noun={noun} list={list} />
            </div>
          )
        }
      </Loaded>
    </>
  );
}
