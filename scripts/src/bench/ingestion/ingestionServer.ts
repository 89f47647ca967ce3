import { createServices } from '@komawari/api';
import { readConfig } from '@komawari/api/config';
import { createServer } from '../../../../api/src/composition/app.ts';
import { registerReadingEvents } from '../../../../api/src/readers/reading/index.ts';
import { environment } from '../../config.ts';

// One process that takes reading events: `ours`, or `naive`, which writes every event by itself and counts it at once.
// Tells its parent the URL, and ends with it.

const config = readConfig(environment);
const app = createServer(config);
const services = await createServices(config, app.log);

type Sent = { events: { id: string; type: string; episodeId: string }[] };

function registerNaive(): void {
  app.post<{ Body: Sent }>('/reading-events', async (request, reply) => {
    const { events } = request.body;
    for (const { id, type, episodeId } of events) {
      await services.database.query(
        'insertOne',
        'INSERT INTO naive_events (id, kind, episode_id, person) VALUES ($1, $2, $3, $4)',
        [id, type, episodeId, request.ip],
      );
      if (type === 'opened')
        await services.database.query('countOne', 'UPDATE naive_counts SET views = views + 1 WHERE episode_id = $1', [
          episodeId,
        ]);
    }
    return reply.code(202).send({ accepted: events.length });
  });
}

if (process.argv[2] === 'naive') registerNaive();
else registerReadingEvents(app, services);
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ url });
process.on('disconnect', () => process.exit(0));
