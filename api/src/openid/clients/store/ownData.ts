import { collectRows, instantAsJson, type Reader } from '../../../database/index.ts';

const APPLICATIONS = `SELECT jsonb_build_object('clientId', c.id, 'name', c.name, 'type', c.type, 'state', c.state,
      'redirectUris', c.redirect_uris, 'postLogoutRedirectUris', c.post_logout_redirect_uris,
      'backchannelLogoutUri', c.backchannel_logout_uri, 'scopes', c.scopes, 'createdAt', ${instantAsJson('c.created_at')}) AS row
    FROM oidc_clients c WHERE c.owner_id = $1 ORDER BY c.created_at, c.id`;

/** The applications a developer registered, without their secrets. */
export const collectApplications = async (reader: Reader, accountId: string): Promise<Record<string, unknown>> => ({
  applications: await collectRows(reader, 'applications', APPLICATIONS, accountId),
});
