import { describeRedirect, judgeRedirect, type RedirectFault } from '@komawari/ui/applications';
import { problem, type Problem } from '../../kernel/errors.ts';
import { checkText } from '../../kernel/text.ts';
import { SCOPES } from './scopes.ts';
import { countLimits, limits } from './limits.ts';
import type { ClientType } from './store/clients.ts';

const WORDS_JA: Record<RedirectFault, string> = {
  NO_ADDRESS: 'https://example.com/signed-in のような完全なアドレスを入力してください。',
  TOO_LONG: 'アドレスは1000文字以内です。',
  WILDCARD: 'ワイルドカードは使えません。',
  FRAGMENT: 'アドレスに#は使えません。',
  USER: 'アドレスに認証情報は使えません。',
  DOTS: 'パスに . や .. は使えません。',
  SPELLING: 'ブラウザが書く通りの表記にしてください。',
  HTTPS: 'https://で始めてください（localhostと127.0.0.1を除く）。',
  SCHEME: '独自スキームには.が必要です。',
};

/** Checks the name people are asked with. */
export const checkName = (name: string, found: Problem[]): string =>
  checkText(name, { path: ['name'], label: 'name', labelJa: '名前', ...limits.applicationName }, found);

/** Whether an address lies on a domain or below it, or on the developer's own machine. */
function isOn(domain: string, address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' || hostname === domain || hostname.endsWith(`.${domain}`);
}

/**
 * Checks addresses to which people are sent, each with its place in the list. Where an operator has looked at the domain,
 * people are sent to no other.
 */
export function checkAddresses(
  addresses: readonly string[],
  { field, type, domain }: { field: string; type: ClientType; domain: string | null },
  found: Problem[],
): string[] {
  const seen = new Set<string>();
  for (const [index, address] of addresses.entries()) {
    const path = [field, String(index)];
    const fault = judgeRedirect(address, type);
    if (fault) found.push(problem(path, fault, describeRedirect(fault), WORDS_JA[fault]));
    else if (seen.has(address))
      found.push(problem(path, 'TWICE', 'This address is there already.', '同じアドレスがすでにあります。'));
    else if (domain !== null && address.startsWith('http') && !isOn(domain, address))
      found.push(
        problem(
          path,
          'OTHER_DOMAIN',
          `Komawari has checked ${domain}. Addresses elsewhere need another application.`,
          `確認済みのドメイン（${domain}）のアドレスだけが使えます。`,
        ),
      );
    seen.add(address);
  }
  if (addresses.length > countLimits.redirectAddresses)
    found.push(
      problem(
        [field],
        'TOO_MANY',
        `An application has at most ${countLimits.redirectAddresses} addresses.`,
        `アドレスは${countLimits.redirectAddresses}個までです。`,
      ),
    );
  return [...addresses];
}

/** At least one address has to be there: nobody could come back. */
export function checkRedirects(
  addresses: readonly string[],
  rules: { type: ClientType; domain: string | null },
  found: Problem[],
): string[] {
  if (addresses.length === 0)
    found.push(
      problem(
        ['redirectUris'],
        'REQUIRED',
        'Enter an address to which people return.',
        '戻り先のアドレスを入力してください。',
      ),
    );
  return checkAddresses(addresses, { field: 'redirectUris', ...rules }, found);
}

/** Checks where the end of sessions is told: by https alone. */
export function checkBackchannel(address: string | null, found: Problem[]): string | null {
  if (address === null || address.trim() === '') return null;
  const fault = judgeRedirect(address, 'WEB_CONFIDENTIAL');
  if (fault ?? !address.startsWith('https:'))
    found.push(
      problem(
        ['backchannelLogoutUri'],
        'FORM',
        describeRedirect(fault ?? 'HTTPS'),
        'https://で始まるアドレスを入力してください。',
      ),
    );
  return address;
}

/** Those of the scopes that exist, in their order; that somebody signs in is always one of them. */
export const checkScopes = (scopes: readonly string[]): string[] =>
  SCOPES.filter((scope) => scope === 'openid' || scopes.includes(scope));
