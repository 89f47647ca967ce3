/** SQL for an instant as JSON writes it. */
export const instantAsJson = (sql: string): string =>
  `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL for a time of the past that somebody else says; what it says of the future is not believed. */
export const pastInstant = (sql: string): string =>
  `least(now(), greatest('2000-01-01'::timestamptz, ${sql}::timestamptz))`;
