import { Skeleton } from '@komawari/ui/components';
import type { ReactNode } from 'react';
import { ListEnd, type ListEndProps } from '../../shared/components/ListEnd.tsx';
import { Loaded, type LoadedProps } from '../../shared/components/Loaded.tsx';
import type { SilencedPerson } from './PersonLine.tsx';

export interface PeopleSectionProps {
  /** Of the heading. */
  id: string;
  words: Record<'title' | 'lead' | 'none' | 'noun', string>;
  list: ListEndProps['list'] & { query: LoadedProps<SilencedPerson[]>['query'] };
  /** The line of one of them. */
  children: (person: SilencedPerson) => ReactNode;
}

/** People whom the viewer silenced in one way. */
export function PeopleSection({ id, words, list, children }: PeopleSectionProps) {
  return (
    <section className="box stack" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p className="small soft">{words.lead}</p>
      <Loaded query={list.query} skeleton={<Skeleton kind="box" />}>
        {(people) =>
          people.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <>
              <ul className="list">{people.map(children)}</ul>
              <ListEnd noun={words.noun} list={list} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
