import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Order {
  key: string;
  amountInYen: number;
}

/** Asks a provider for the code of an order. */
export async function askForGift(url: string, order: Order): Promise<{ code: string }> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(order) });
  if (!response.ok) throw new Error(`the provider answers ${response.status}`);
  return (await response.json()) as { code: string };
}

/** A provider of gift codes that outlives who asks it: it bills a key once, and answers the same code for it ever after. */
export async function startGiftProvider() {
  const billed = new Map<string, string>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { key } = JSON.parse(body) as Order;
      const code = billed.get(key) ?? `KMG-AAAA-BBBB-${String(1000 + billed.size)}`;
      billed.set(key, code);
      response.end(JSON.stringify({ code }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    billed,
    issue: (order: Order) => askForGift(url, order),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
