import { judgeRedirect, type RedirectFault } from '@komawari/ui/applications';
import { problem, type Problem } from '../../kernel/errors.ts';
import { said, type Said } from '../../kernel/said.ts';
import openidErrors from '../../messages/openidErrors.js';
import { checkText } from '../../kernel/text.ts';
import { SCOPES } from './scopes.ts';
import { countLimits, limits } from './limits.ts';
import type { ClientType } from './store/clients.ts';

/** What is wrong with an address. */
const saidOfAddress = (fault: RedirectFault): Said => said(openidErrors, (t) => t.addresses[fault]());

/** Checks the name people are asked with. */
export const checkName = (name: string, found: Problem[]): string =>
  checkText(
    name,
    { path: ['name'], label: said(openidErrors, (t) => t.clients.nameLabel()), ...limits.applicationName },
    found,
  );

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
    if (fault) found.push(problem(path, fault, saidOfAddress(fault)));
    else if (seen.has(address))
      found.push(
        problem(
          path,
          'TWICE',
          said(openidErrors, (t) => t.clients.twice()),
        ),
      );
    else if (domain !== null && address.startsWith('http') && !isOn(domain, address))
      found.push(
        problem(
          path,
          'OTHER_DOMAIN',
          said(openidErrors, (t) => t.clients.otherDomain({ domain })),
        ),
      );
    seen.add(address);
  }
  if (addresses.length > countLimits.redirectAddresses)
    found.push(
      problem(
        [field],
        'TOO_MANY',
        said(openidErrors, (t) => t.clients.tooManyAddresses({ most: countLimits.redirectAddresses })),
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
        said(openidErrors, (t) => t.clients.redirectNeeded()),
      ),
    );
  return checkAddresses(addresses, { field: 'redirectUris', ...rules }, found);
}

/** Checks where the end of sessions is told: by https alone. */
export function checkBackchannel(address: string | null, found: Problem[]): string | null {
  if (address === null || address.trim() === '') return null;
  const fault = judgeRedirect(address, 'WEB_CONFIDENTIAL');
  if (fault ?? !address.startsWith('https:'))
    found.push(problem(['backchannelLogoutUri'], 'FORM', saidOfAddress(fault ?? 'HTTPS')));
  return address;
}

/** Those of the scopes that exist, in their order; that somebody signs in is always one of them. */
export const checkScopes = (scopes: readonly string[]): string[] =>
  SCOPES.filter((scope) => scope === 'openid' || scopes.includes(scope));
