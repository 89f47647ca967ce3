import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service was asked. */
export interface Asked {
  path: string;
  event: Record<string, string>;
}

/** A service that answers as reCAPTCHA Enterprise does, by what the token says: `person`, `robot`, `invalid`, `other`, `broken`. */
export async function startRecaptcha() {
  const asked: Asked[] = [];
  const read = async (request: IncomingMessage): Promise<string> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return text;
  };
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const { event } = JSON.parse(text) as { event: Record<string, string> };
      asked.push({ path: request.url ?? '', event });
      const [token = ''] = (event['token'] ?? '').split(' ');
      if (token === 'broken') return response.writeHead(503).end('{}');
      const valid = token !== 'invalid';
      const answer = {
        name: 'projects/1/assessments/a',
        event,
        riskAnalysis: { score: token === 'person' || token === 'other' ? 0.9 : 0.1, reasons: [] },
        tokenProperties: {
          valid,
          ...(valid ? {} : { invalidReason: 'MALFORMED' }),
          action: token === 'other' ? 'something_else' : (event['expectedAction'] ?? ''),
        },
      };
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
