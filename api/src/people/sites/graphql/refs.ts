import { builder } from '../../../graphql/builder.ts';
import type { Language } from '../../../kernel/language.ts';
import type { SiteRecord } from '../store/sites.ts';
import type { UserRecord } from '../store/users.ts';

export const UserRef = builder.objectRef<UserRecord>('User');
export const SiteRef = builder.objectRef<SiteRecord>('Site');

export const LanguageEnum = builder.enumType('InterfaceLanguage', {
  description: 'A language of the interface. What people write is in whatever language they write.',
  values: {
    EN: { value: 'en' satisfies Language, description: 'English.' },
    JA: { value: 'ja' satisfies Language, description: 'Japanese.' },
  },
});

export const GenderEnum = builder.enumType('Gender', {
  description: 'What a person says of their gender. Counted over all readers of a work, never shown of one.',
  values: {
    FEMALE: { description: 'Female.' },
    MALE: { description: 'Male.' },
    OTHER: { description: 'Neither fits.' },
  },
});
