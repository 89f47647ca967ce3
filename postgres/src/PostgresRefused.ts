/** The PostgreSQL brought along cannot be used, which the person at the keyboard can solve: whole sentences that say how. */
export class PostgresRefused extends Error {
  override name = 'PostgresRefused';
}
