import type { Services } from '../../graphql/context.ts';
import { judgeHealth } from '../registerHealth.ts';
import { listenBeside, type SideServer } from './serveMetrics.ts';

/** `GET /healthz` and `/readyz` of a worker, which serves nobody otherwise. Ready says that publishing works. */
export function serveWorkerHealth(services: Services, host: string, port: number): Promise<SideServer> {
  return listenBeside(host, port, (request, response) => {
    const send = (status: number, body: object): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(body));
    if (request.url === '/healthz') return send(200, { alive: true });
    if (request.url !== '/readyz') return send(404, {});
    void judgeHealth(services).then(({ ready, ...parts }) =>
      send(ready && parts.publishing ? 200 : 503, { ready: ready && parts.publishing, ...parts }),
    );
  });
}
