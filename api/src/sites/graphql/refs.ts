import { builder } from '../../graphql/builder.ts';
import type { SiteRecord } from '../store/sites.ts';
import type { UserRecord } from '../store/users.ts';

export const UserRef = builder.objectRef<UserRecord>('User');
export const SiteRef = builder.objectRef<SiteRecord>('Site');
