/** The values of the error field (decisions 4.8). The first two lead to a page and never to an address. */
export const REQUEST_ERRORS = [
  'INVALID_CLIENT',
  'INVALID_REDIRECT_URI',
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'unsupported_response_mode',
  'invalid_scope',
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'request_not_supported',
  'request_uri_not_supported',
  'invalid_request_uri',
  'registration_not_supported',
  'server_error',
  'temporarily_unavailable',
] as const;

export type RequestError = (typeof REQUEST_ERRORS)[number];

const OF_PAGES: Record<string, RequestError> = {
  invalid_client: 'INVALID_CLIENT',
  invalid_redirect_uri: 'INVALID_REDIRECT_URI',
};

/** The library's word for an error as one of ours. */
export const requestErrorOf = (code: string): RequestError =>
  OF_PAGES[code] ?? REQUEST_ERRORS.find((known) => known === code) ?? 'invalid_request';
