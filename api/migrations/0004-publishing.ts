import type { Migration } from '../src/database/index.ts';

/** The outbox of changed keys, the pages that wait to be rendered, and what each stored page was made of. */
const migration: Migration = {
  async up(tx) {
    // Insert-only, so that no writer ever waits for another or for the publisher. `xid` lets the publisher ask
    // "was this change invisible to the snapshot I rendered from", which no clock and no sequence can answer.
    await tx.query(
      'createContentChanges',
      `
      CREATE TABLE content_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        key text NOT NULL,
        xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
        changed_at timestamptz NOT NULL DEFAULT now(),
        expanded_at timestamptz
      )`,
    );
    await tx.query(
      'indexUnexpandedChanges',
      'CREATE INDEX content_changes_unexpanded ON content_changes (id) WHERE expanded_at IS NULL',
    );
    await tx.query('indexChangesByKey', 'CREATE INDEX content_changes_key ON content_changes (key, xid)');
    await tx.query(
      'createStalePages',
      `
      CREATE TABLE stale_pages (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        path text NOT NULL,
        reason text NOT NULL,
        marked_at timestamptz NOT NULL DEFAULT now(),
        attempts integer NOT NULL DEFAULT 0,
        retry_at timestamptz NOT NULL DEFAULT now(),
        last_error text
      )`,
    );
    await tx.query('indexStalePages', 'CREATE INDEX stale_pages_path ON stale_pages (path)');
    // A row says: this path is in the page store. `build_id` is null for what no build of the site drew (pictures).
    await tx.query(
      'createStoredPages',
      `
      CREATE TABLE stored_pages (
        path text PRIMARY KEY,
        build_id text,
        rendered_at timestamptz NOT NULL DEFAULT now()
      )`,
    );
    await tx.query('indexStoredPagesByBuild', 'CREATE INDEX stored_pages_build ON stored_pages (build_id)');
    await tx.query(
      'createPageDependencies',
      `
      CREATE TABLE page_dependencies (
        path text NOT NULL,
        key text NOT NULL,
        PRIMARY KEY (path, key)
      )`,
    );
    await tx.query('indexPageDependencies', 'CREATE INDEX page_dependencies_key ON page_dependencies (key, path)');
    // The build that started last owns the store: an older worker, still draining, does not draw its pages again.
    await tx.query(
      'createSiteBuilds',
      `
      CREATE TABLE site_builds (
        build_id text PRIMARY KEY,
        started_at timestamptz NOT NULL DEFAULT now()
      )`,
    );
  },
};

export default migration;
