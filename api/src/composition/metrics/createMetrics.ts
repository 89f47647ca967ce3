import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { hear } from '../../kernel/happenings.ts';

/** What a process counts of its own work. */
export interface Metrics {
  registry: Registry;
  /** Counts an answer. `route` is the pattern it was found by, so that there are only so many. */
  answered(facts: { method: string; route: string; status: number; milliseconds: number }): void;
  /** Stops listening and measuring. */
  close(): void;
}

/** From a millisecond to ten seconds, in seconds. */
const ANSWER_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Publication is meant to take milliseconds; some changes wait up to a minute for others of their kind. */
const LIVE_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1800];

/** Begins to count: what the process does, what Node says of itself, and, once `answered` is called, HTTP. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'komawari_http_request_duration_seconds',
    help: 'Answers over HTTP by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const operations = new Histogram({
    name: 'komawari_graphql_operation_duration_seconds',
    help: 'GraphQL operations of the front ends by name; those of other programs are "other".',
    labelNames: ['operation', 'outcome'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const statements = new Counter({
    name: 'komawari_database_statements_total',
    help: 'Statements sent to the database by the function that asks.',
    labelNames: ['statement'],
    registers,
  });
  const pages = new Counter({
    name: 'komawari_published_pages_total',
    help: 'Pages and pictures worked on, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const live = new Histogram({
    name: 'komawari_publish_to_live_seconds',
    help: 'From a change to the page that shows it, for each page it is on.',
    buckets: LIVE_BUCKETS,
    registers,
  });
  const ends = [
    hear('statement', ({ name }) => statements.inc({ statement: name })),
    hear('operation', ({ name, outcome, milliseconds }) =>
      operations.observe({ operation: name, outcome }, milliseconds / 1000),
    ),
    hear('published', ({ outcomes, waits }) => {
      for (const outcome of outcomes) pages.inc({ outcome });
      for (const { seconds } of waits) live.observe(seconds);
    }),
  ];
  return {
    registry,
    answered: ({ method, route, status, milliseconds }) =>
      requests.observe({ method, route, status: String(status) }, milliseconds / 1000),
    close() {
      for (const end of ends) end();
      registry.clear();
    },
  };
}
