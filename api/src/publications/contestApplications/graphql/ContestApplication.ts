import { builder } from '../../../graphql/builder.ts';
import type { ApplicationRecord, PersonalInfo } from '../store/applications.ts';

const ScoutPreferenceEnum = builder.enumType('ScoutPreference', {
  description: 'Which editorial departments may write to a creator who entered a contest.',
  values: {
    ANY: { description: 'All of them.' },
    SELECTED: { description: 'Those the creator chose.' },
    NONE: { description: 'None.' },
  },
});

const PersonalInfoRef = builder.objectRef<PersonalInfo>('ContestPersonalInfo').implement({
  description: 'Who the creator of an entry is; only the creator and the staff of the contest can read it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name.' }),
    nameReading: t.exposeString('nameReading', { description: 'How the name is read.' }),
    email: t.exposeString('email', { description: 'Where the staff can write to.' }),
  }),
});

export const ContestApplicationRef = builder.objectRef<ApplicationRecord>('ContestApplication').implement({
  description: 'The entry form of a work in a contest.',
  fields: (t) => ({
    contestIdentifier: t.exposeString('contestIdentifier', { description: '1st, 2nd …' }),
    personalInfo: t.expose('personalInfo', {
      type: PersonalInfoRef,
      nullable: true,
      description: 'Who the creator is; null 180 days after the result, unless the work won something.',
    }),
    mangaCreationHistory: t.exposeString('mangaCreationHistory', { description: 'What the creator made before.' }),
    scoutPreference: t.field({
      type: ScoutPreferenceEnum,
      description: 'Who may write to the creator.',
      resolve: (application) => application.scoutPreference,
    }),
    selectedDepartments: t.exposeStringList('selectedDepartments', {
      description: 'The chosen departments, where the preference is SELECTED.',
    }),
  }),
});

const PersonalInfoInput = builder.inputType('ContestPersonalInfoInput', {
  description: 'Who the creator is; each 1 to 100 characters.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name.' }),
    nameReading: t.string({ required: true, description: 'How the name is read.' }),
    email: t.string({ required: true, description: 'Where the staff can write to.' }),
  }),
});

export const ContestApplicationInputRef = builder.inputType('ContestApplicationInput', {
  description: 'The entry form of a contest. The work also needs the tag of the contest.',
  fields: (t) => ({
    contestIdentifier: t.string({ required: true, description: '1st, 2nd …; the contest has to be open.' }),
    personalInfo: t.field({ type: PersonalInfoInput, required: true, description: 'Who the creator is.' }),
    mangaCreationHistory: t.string({ description: 'What the creator made before, up to 1,000 characters.' }),
    scoutPreference: t.field({
      type: ScoutPreferenceEnum,
      required: true,
      description: 'Who may write to the creator.',
    }),
    selectedDepartments: t.stringList({
      description: 'Departments of the contest; at least one where the preference is SELECTED.',
    }),
  }),
});
