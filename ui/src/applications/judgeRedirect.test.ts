import { expect, test } from 'vitest';
import { judgeRedirect, type ApplicationType, type RedirectFault } from './judgeRedirect.ts';

type Row = [address: string, type: ApplicationType, fault: RedirectFault | null];

const rows: Row[] = [
  ['https://dokusho.example/signed-in', 'WEB_CONFIDENTIAL', null],
  ['https://dokusho.example', 'WEB_CONFIDENTIAL', null],
  ['https://dokusho.example/', 'WEB_PUBLIC', null],
  ['https://dokusho.example:8443/signed-in?from=komawari', 'WEB_PUBLIC', null],
  ['http://127.0.0.1:5173/signed-in', 'WEB_CONFIDENTIAL', null],
  ['http://localhost/signed-in', 'WEB_PUBLIC', null],
  ['http://[::1]:8080/signed-in', 'NATIVE', null],
  ['com.example.app:/signed-in', 'NATIVE', null],
  ['com.example.app://signed-in', 'NATIVE', null],
  ['https://dokusho.example/signed-in', 'NATIVE', null],
  ['', 'WEB_CONFIDENTIAL', 'NO_ADDRESS'],
  ['signed-in', 'WEB_CONFIDENTIAL', 'NO_ADDRESS'],
  ['//dokusho.example/signed-in', 'WEB_CONFIDENTIAL', 'NO_ADDRESS'],
  ['https://doku sho.example/', 'WEB_CONFIDENTIAL', 'NO_ADDRESS'],
  ['https://dokusho.example\\@evil.example/', 'WEB_CONFIDENTIAL', 'NO_ADDRESS'],
  ['https://読書.example/', 'WEB_CONFIDENTIAL', 'NO_ADDRESS'],
  [' https://dokusho.example/', 'WEB_CONFIDENTIAL', 'NO_ADDRESS'],
  [`https://dokusho.example/${'a'.repeat(1000)}`, 'WEB_CONFIDENTIAL', 'TOO_LONG'],
  ['https://*.dokusho.example/', 'WEB_CONFIDENTIAL', 'WILDCARD'],
  ['https://dokusho.example/*', 'NATIVE', 'WILDCARD'],
  ['https://dokusho.example/#here', 'WEB_CONFIDENTIAL', 'FRAGMENT'],
  ['https://dokusho.example/#', 'WEB_CONFIDENTIAL', 'FRAGMENT'],
  ['https://someone@dokusho.example/', 'WEB_CONFIDENTIAL', 'USER'],
  ['https://someone:word@dokusho.example/', 'WEB_CONFIDENTIAL', 'USER'],
  ['https://@dokusho.example/', 'WEB_CONFIDENTIAL', 'USER'],
  ['https://dokusho.example/a/../signed-in', 'WEB_CONFIDENTIAL', 'DOTS'],
  ['https://dokusho.example/..', 'WEB_CONFIDENTIAL', 'DOTS'],
  ['https://dokusho.example/%2e%2e/signed-in', 'WEB_CONFIDENTIAL', 'DOTS'],
  ['https://dokusho.example/a%2F..%2Fb', 'WEB_CONFIDENTIAL', 'DOTS'],
  ['https://dokusho.example/./signed-in', 'WEB_CONFIDENTIAL', 'DOTS'],
  ['com.example.app:/a/../b', 'NATIVE', 'DOTS'],
  ['https://Dokusho.example/', 'WEB_CONFIDENTIAL', 'SPELLING'],
  ['HTTPS://dokusho.example/', 'WEB_CONFIDENTIAL', 'SPELLING'],
  ['https://dokusho.example./', 'WEB_CONFIDENTIAL', 'SPELLING'],
  ['https://dokusho.example:443/', 'WEB_CONFIDENTIAL', 'SPELLING'],
  ['https:dokusho.example/', 'WEB_CONFIDENTIAL', 'SPELLING'],
  ['Com.Example.App:/signed-in', 'NATIVE', 'SPELLING'],
  ['http://dokusho.example/signed-in', 'WEB_CONFIDENTIAL', 'HTTPS'],
  ['http://dokusho.example/signed-in', 'NATIVE', 'HTTPS'],
  ['http://localhost.evil.example/', 'WEB_PUBLIC', 'HTTPS'],
  ['http://127.0.0.1.evil.example/', 'WEB_PUBLIC', 'HTTPS'],
  ['com.example.app:/signed-in', 'WEB_PUBLIC', 'HTTPS'],
  ['javascript:alert(1)', 'NATIVE', 'SCHEME'],
  ['data:text/html,hi', 'NATIVE', 'SCHEME'],
  ['myapp://signed-in', 'NATIVE', 'SCHEME'],
  ['file:///etc/passwd', 'NATIVE', 'SCHEME'],
  ['com.example.app://someone@signed-in/', 'NATIVE', 'USER'],
];

test.each(rows)('"%s" of an application of the kind %s: %s', (address, type, fault) => {
  expect(judgeRedirect(address, type)).toBe(fault);
});
