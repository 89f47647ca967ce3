import pg, { type Client, type Connection, type Submittable } from 'pg';

/** A statement that is prepared under a name of its own: one text has one name. */
export interface NamedStatement {
  name: string;
  text: string;
  values: unknown[];
}

/** pg's own query. What it does with the server's messages has no types. */
interface OwnQuery {
  readonly name: string;
  readonly text: string;
  isAnswered?: boolean;
  _result: { _types?: unknown };
  submit(connection: Connection): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

/** What pg remembers of a connection: a statement that was sent counts as prepared before the server has taken it. */
type OwnConnection = Connection & { submittedNamedStatements: Record<string, string>; sync(): void };

/** What PostgreSQL answers to everything that follows a failed statement in a transaction. */
const abandoned = (cause: Error): Error =>
  Object.assign(new Error('a statement that was sent before this one failed', { cause }), { code: '25P02' });

/**
 * Stands in the place of one of pg's queries: its statements are sent in one go and answered one after the other. pg
 * ends every statement with a message that makes the server answer at once; here there is one, behind the last.
 */
function batchOf(queries: readonly OwnQuery[], ended: () => void): Submittable {
  let open = [...queries];
  return {
    // Under these pg notes what the server has just prepared: the statement whose answer is on its way.
    get name() {
      return open[0]?.name;
    },
    get text() {
      return open[0]?.text;
    },
    submit(connection: OwnConnection): null {
      // Nor is a statement closed whose values cannot be sent: pg would go on to take it for prepared.
      const withoutEnds = Object.assign(Object.create(connection) as OwnConnection, {
        sync: () => undefined,
        close: () => undefined,
      });
      connection.stream.cork();
      // What cannot be sent, because a value has no form in SQL, gets no answer that could be taken for another's.
      open = queries.filter((query) => {
        const refusal = query.submit(withoutEnds);
        if (refusal) query.handleError(refusal, connection);
        return !query.isAnswered;
      });
      connection.sync();
      connection.stream.uncork();
      return null;
    },
    handleRowDescription: (message: unknown) => open[0]?.handleRowDescription(message),
    handleDataRow: (message: unknown) => open[0]?.handleDataRow(message),
    handleCommandComplete(message: unknown, connection: Connection) {
      const query = open.shift();
      query?.handleCommandComplete(message, connection);
      query?.handleReadyForQuery(connection);
    },
    handleReadyForQuery: ended,
    handleError(error: Error, connection: OwnConnection) {
      const [failed, ...rest] = open;
      open = [];
      failed?.handleError(error, connection);
      for (const query of rest) {
        // The server passes over what follows an error and has prepared none of it.
        delete connection.submittedNamedStatements[query.name];
        query.handleError(abandoned(error), connection);
      }
      ended();
    },
  } as unknown as Submittable;
}

/**
 * Sends statements one behind the other without waiting for answers in between; each promise is one statement's own. Only
 * inside a transaction: where one fails, those behind it fail with it. The connection is free when `ended` is called.
 */
export function sendTogether<Row extends object>(
  client: Client,
  statements: readonly NamedStatement[],
  ended: () => void,
): Promise<Row[]>[] {
  const answers: Promise<Row[]>[] = [];
  const queries = statements.map((statement) => {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>();
    answers.push(promise);
    const query = new pg.Query<Row>(statement, (error, result) => {
      own.isAnswered = true;
      if (error) reject(error);
      else resolve(result.rows);
    });
    const own = query as unknown as OwnQuery;
    // The client gives its own queries the types it reads; a batch is none of them.
    own._result._types = client;
    return own;
  });
  client.query(batchOf(queries, ended));
  return answers;
}
