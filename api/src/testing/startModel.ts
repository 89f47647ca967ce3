import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model was asked. */
export interface AskedModel {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; response_format: object };
}

/** What it answers next: words by id of a finding, or a whole answer of its own; null: nothing, for as long as it is waited for. */
export type ModelAnswer =
  | ((id: string, sentence: string) => string)
  | { status: number; body: string; headers?: Record<string, string> }
  | null;

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A service with OpenAI's chat completions, which says what the test wants. */
export async function startModel() {
  const asked: AskedModel[] = [];
  const model = { answer: ((_id, sentence) => sentence) as ModelAnswer };
  const server = createServer((request, response) => {
    void read(request).then((text) => {
      const body = JSON.parse(text) as AskedModel['body'];
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body });
      const { answer } = model;
      if (answer === null) return;
      if (typeof answer !== 'function') {
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      }
      const { findings } = JSON.parse(body.messages[1]?.content ?? '{}') as {
        findings: { id: string; sentence: string }[];
      };
      const content = JSON.stringify(
        Object.fromEntries(findings.map(({ id, sentence }) => [id, answer(id, sentence)])),
      );
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    model,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
