import { readOnce, type Database, type Transaction } from '../../database/index.ts';
import { createContext, type Context, type Origin, type Services } from '../../graphql/context.ts';
import { Refusal } from '../../kernel/errors.ts';
import type { ViewAs } from '../../kernel/viewAs.ts';
import { actorSeenAs } from './ViewAs.ts';

/** SQLSTATE of a write in a transaction that only reads. */
const READ_ONLY_TRANSACTION = '25006';

/** What every write is answered. */
export const readOnlyViewAs = (): Refusal =>
  new Refusal(
    'READ_ONLY_VIEW_AS',
    'You look as somebody else: nothing you do is saved.',
    '表示専用のため保存されません。',
  );

/** A database of which one snapshot is left: the one that PostgreSQL itself lets nobody write in. */
function onlySnapshot(database: Database, snapshot: Transaction): Database {
  return {
    ...database,
    async query(name, sql, values) {
      try {
        return await snapshot.query(name, sql, values);
      } catch (error) {
        throw (error as { code?: unknown }).code === READ_ONLY_TRANSACTION ? readOnlyViewAs() : error;
      }
    },
    transact: () => Promise.reject(readOnlyViewAs()),
    snapshot: (work) => work(snapshot),
  };
}

/** Services of which nothing leaves a trace: no row, no event that is counted, no mail. */
function tracelessServices(services: Services, snapshot: Transaction): Services {
  return {
    ...services,
    database: onlySnapshot(services.database, snapshot),
    readingEvents: {
      add: () => undefined,
      room: () => Promise.resolve(),
      settle: () => Promise.resolve(),
      close: () => Promise.resolve(),
    },
  };
}

/** Does something as the reader a creator looks as, inside one transaction that is READ ONLY. */
export function seeAs<Result>(
  services: Services,
  { viewAs, origin }: { viewAs: ViewAs; origin: Origin },
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
      }),
    );
  });
}
