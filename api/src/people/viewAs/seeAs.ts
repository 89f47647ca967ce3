import { readOnce, type Transaction } from '../../database/index.ts';
import { createContext, type Context, type Origin, type Services } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import { said } from '../../kernel/said.ts';
import peopleErrors from '../../messages/peopleErrors.js';
import type { ViewAs } from '../../kernel/viewAs.ts';
import { onlySnapshot } from './store/onlySnapshot.ts';
import { actorSeenAs } from './ViewAs.ts';

/** What every write is answered. */
export const readOnlyViewAs = (): Refusal =>
  new Refusal(
    'READ_ONLY_VIEW_AS',
    said(peopleErrors, (t) => t.viewAs.readOnly()),
  );

/** Services of which nothing leaves a trace: no row, no event that is counted, no mail. */
function tracelessServices(services: Services, snapshot: Transaction): Services {
  return {
    ...services,
    database: onlySnapshot(services.database, snapshot, readOnlyViewAs),
    readingEvents: {
      add: () => undefined,
      admit: () => Promise.resolve(),
      countWaiting: () => 0,
      settle: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
  };
}

/** As whom things are seen, and by whom. */
interface SeenAs {
  viewAs: ViewAs;
  origin: Origin;
  saysAdult?: boolean;
  /** The language of the creator who looks. */
  findLanguage?: Context['findLanguage'];
}

/** Does something as the reader a creator looks as, inside one transaction that is READ ONLY. */
export function seeAs<Result>(
  services: Services,
  { viewAs, origin, saysAdult, findLanguage }: SeenAs,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  return services.database.snapshot((tx) => {
    const snapshot = readOnce(tx);
    const traceless = tracelessServices(services, snapshot);
    return work(
      createContext({
        services: traceless,
        actor: actorSeenAs(viewAs),
        reader: { ...snapshot, query: traceless.database.query },
        origin,
        viewAs,
        saysAdult,
        findLanguage,
      }),
    );
  });
}
