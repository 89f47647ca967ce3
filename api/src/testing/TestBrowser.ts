import type { TestApp } from './createTestApp.ts';

/** A browser without a screen: it keeps cookies and calls the identity service as our pages do. */
export class TestBrowser {
  readonly #test: TestApp;
  readonly cookies = new Map<string, string>();

  constructor(test: TestApp) {
    this.#test = test;
  }

  /** A call of our own pages. */
  async post(name: string, payload: object = {}, headers: Record<string, string> = {}) {
    return this.#send({
      method: 'POST',
      url: `/identity/${name}`,
      payload,
      headers: { 'x-komawari-client': 'web', origin: 'http://localhost:3000', ...headers },
    });
  }

  /** Goes to an address of the application and stays at where it leads. */
  async visit(url: string) {
    const { pathname, search } = new URL(url, 'http://localhost:3000');
    return this.#send({ method: 'GET', url: pathname + search });
  }

  async #send(request: { method: 'GET' | 'POST'; url: string; payload?: object; headers?: Record<string, string> }) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#test.app.inject({
      ...request,
      headers: { ...request.headers, ...(cookie ? { cookie } : {}) },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
