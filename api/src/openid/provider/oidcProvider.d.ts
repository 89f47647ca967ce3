/** What is used here of the library, which brings no types of its own. */
declare module 'oidc-provider' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** The parameters of a request, as the library took them in. */
  export interface OIDCParams {
    toPlainObject(): Record<string, string>;
    [name: string]: unknown;
  }

  export interface OIDCClient {
    clientId: string;
    clientAuthMethod: string;
    subjectType: 'public' | 'pairwise';
    backchannelLogoutUri?: string;
    sector?: string;
    secret_hashes?: string[];
    backchannelLogout(accountId: string, sid: string): Promise<void>;
    grantTypeAllowed(type: string): boolean;
  }

  export interface OIDCContext {
    provider: Provider;
    route: string;
    client?: OIDCClient;
    params?: OIDCParams;
    prompts: Set<string>;
    requestParamScopes: Set<string>;
    session?: {
      uid: string;
      accountId?: string;
      past(age: number): boolean;
      sidFor(clientId: string, sid: string): void;
    };
    entities: Record<string, { accountId?: string; clientId?: string; grantId?: string } | undefined>;
  }

  /** A request inside of the library. */
  export interface KoaContext {
    oidc: OIDCContext;
    req: IncomingMessage;
    type: string;
    status: number;
    body: unknown;
    path: string;
    set(name: string, value: string): void;
  }

  export interface Token {
    kind: string;
    jti: string;
    accountId?: string;
    clientId?: string;
    grantId?: string;
    scope?: string;
    scopes: Set<string>;
    isExpired: boolean;
    jkt?: string;
  }

  export interface Grant extends Token {
    addOIDCScope(scope: string): void;
    rejectOIDCScope(scope: string): void;
    addOIDCClaims(claims: string[]): void;
    rejectOIDCClaims(claims: string[]): void;
    save(): Promise<string>;
  }

  /** How the library keeps what it issues. */
  export interface Adapter {
    upsert(id: string, payload: Record<string, unknown>, expiresIn: number): Promise<void>;
    find(id: string): Promise<Record<string, unknown> | undefined>;
    findByUid(uid: string): Promise<Record<string, unknown> | undefined>;
    findByUserCode(code: string): Promise<Record<string, unknown> | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export class Provider extends EventEmitter {
    constructor(issuer: string, configuration: object);
    readonly issuer: string;
    proxy: boolean;
    use(middleware: (ctx: KoaContext, next: () => Promise<void>) => Promise<void>): this;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    Client: {
      find(id: string): Promise<OIDCClient | undefined>;
      prototype: { compareClientSecret(this: OIDCClient, given: string): boolean | Promise<boolean> };
      Schema: { prototype: { invalidate(message: string, code?: string): void } };
    };
    Session: { prototype: { destroy(this: { id: string }): Promise<void> } };
    Grant: {
      new (facts: { accountId: string; clientId: string; jti: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
  }

  export class Check {
    constructor(
      reason: string,
      description: string,
      error: string,
      check: (ctx: KoaContext) => boolean | Promise<boolean>,
    );
    constructor(reason: string, description: string, check: (ctx: KoaContext) => boolean | Promise<boolean>);
  }

  interface Checks {
    add(check: Check, index?: number): void;
    remove(reason: string): void;
    clear(): void;
  }

  export class Prompt {
    constructor(info: { name: string; requestable: boolean }, ...checks: Check[]);
    checks: Checks;
  }

  interface Policy {
    get(name: string): Prompt;
    add(prompt: Prompt, index?: number): void;
  }

  export const interactionPolicy: { base(): Policy; Check: typeof Check; Prompt: typeof Prompt };

  export const errors: Record<
    'AccessDenied' | 'InvalidRequest' | 'InvalidGrant',
    new (description?: string) => Error & { error: string; error_description: string; status: number }
  >;
}
