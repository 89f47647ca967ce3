import pg from 'pg';

/** Lends a connection of its own, for work that takes as long as it takes. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'komawari backup',
    statement_timeout: 0,
    keepAlive: true,
    // Whatever the server is set to: text that means the same on another one.
    options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=3 -c bytea_output=hex',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
