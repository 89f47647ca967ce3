import { builder } from '../../../graphql/builder.ts';
import type { SiteRecord } from '../store/sites.ts';
import type { UserRecord } from '../store/users.ts';

export const UserRef = builder.objectRef<UserRecord>('User');
export const SiteRef = builder.objectRef<SiteRecord>('Site');

export const GenderEnum = builder.enumType('Gender', {
  description: 'What a person says of their gender. Counted over all readers of a work, never shown of one.',
  values: {
    FEMALE: { description: 'Female.' },
    MALE: { description: 'Male.' },
    OTHER: { description: 'Neither fits.' },
  },
});
