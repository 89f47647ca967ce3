import { builder, ProblemRef } from '../../../graphql/builder.ts';
import { toPayload } from '../../../graphql/payload.ts';
import { RegisteredViewerRef } from '../../../graphql/viewerRefs.ts';
import type { Problem } from '../../../kernel/errors.ts';
import { createDataExportAddress, requestDataExport } from '../data/requestExport.ts';
import { requestDataImport } from '../data/requestImport.ts';
import { KEPT_DAYS } from '../data/runExports.ts';
import { findOwnExport, findOwnImport } from '../data/ownData.ts';
import type { ExportRecord, ImportNote, ImportRecord } from '../store/dataJobs.ts';
import { inAskedLanguage } from '../../../graphql/inAskedLanguage.ts';

const ExportState = builder.enumType('DataExportState', {
  description: 'How far an archive is.',
  values: {
    WAITING: { description: 'It is made soon.' },
    RUNNING: { description: 'It is being made.' },
    READY: { description: 'It can be downloaded.' },
    FAILED: { description: 'It could not be made.' },
  },
});

const DataExport = builder.objectRef<ExportRecord>('DataExport').implement({
  description: 'An archive of everything of one person, for that person alone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the archive.' }),
    state: t.expose('state', { type: ExportState, description: 'How far it is.' }),
    done: t.exposeInt('done', { description: 'Pictures in it so far.' }),
    total: t.exposeInt('total', { description: 'Pictures there are.' }),
    byteSize: t.exposeFloat('byteSize', { nullable: true, description: 'Its size in bytes; null until it is ready.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When it was asked for.' }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it can be downloaded; null until it is ready.',
      resolve: ({ readyAt }) => (readyAt ? new Date(readyAt.getTime() + KEPT_DAYS * 86_400_000) : null),
    }),
  }),
});

const ImportState = builder.enumType('DataImportState', {
  description: 'How far the taking in of an archive is.',
  values: {
    WAITING: { description: 'It begins soon.' },
    RUNNING: { description: 'It is being taken in.' },
    DONE: { description: 'Everything that could be taken in is here.' },
    FAILED: { description: 'The archive could not be used.' },
  },
});

const ImportNoteRef = builder.objectRef<ImportNote>('DataImportNote').implement({
  description: 'Something of an archive that was left out.',
  fields: (t) => ({
    what: t.exposeString('what', { description: 'Its title or file name.' }),
    message: t.string({
      description: 'Why, and what to do, in the language of the request.',
      resolve: inAskedLanguage,
    }),
    messageJa: t.exposeString('messageJa', { description: 'The same in Japanese.' }),
  }),
});

const DataImport = builder.objectRef<ImportRecord>('DataImport').implement({
  description: 'An archive on its way into an account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the import.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the uploaded file.' }),
    state: t.expose('state', { type: ImportState, description: 'How far it is.' }),
    keepsStatus: t.exposeBoolean('keepsStatus', { description: 'Whether what was public stays public.' }),
    done: t.exposeInt('done', { description: 'Pictures, works and illustrations looked at so far.' }),
    total: t.exposeInt('total', { description: 'How many there are.' }),
    notes: t.field({
      type: [ImportNoteRef],
      description: 'What was left out, up to 200.',
      resolve: ({ notes }) => notes,
    }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When it was asked for.' }),
  }),
});

builder.objectFields(RegisteredViewerRef, (t) => ({
  dataExport: t.field({
    type: DataExport,
    nullable: true,
    description: 'The latest archive of all own data; null when there is none.',
    resolve: (viewer, _args, { reader }) => findOwnExport(reader, viewer),
  }),
  dataImport: t.field({
    type: DataImport,
    nullable: true,
    description: 'The latest archive that was taken in; null when there is none.',
    resolve: (viewer, _args, { reader }) => findOwnImport(reader, viewer),
  }),
}));

builder.mutationField('requestDataExport', (t) =>
  t.field({
    type: DataExport,
    description: 'Asks for an archive of all own data. Needs a sign-in of the last five minutes. Five times a day.',
    authScopes: { registered: true },
    resolve: (_root, _args, { services, actor }) => requestDataExport(services, actor),
  }),
);

builder.mutationField('createDataExportAddress', (t) =>
  t.string({
    description: 'The URL of the finished archive, for ten minutes. Needs a sign-in of the last five minutes.',
    authScopes: { registered: true },
    args: { id: t.arg.id({ required: true, description: 'Id of the archive.' }) },
    resolve: (_root, { id }, { services, actor }) => createDataExportAddress(services, actor, id),
  }),
);

const RequestDataImportInput = builder.inputType('RequestDataImportInput', {
  description: 'An uploaded archive, and how its works arrive.',
  fields: (t) => ({
    uploadId: t.string({ required: true, description: 'Of a finished upload.' }),
    keepsStatus: t.boolean({
      required: true,
      description: 'Whether what was public stays public; otherwise works arrive as drafts and illustrations closed.',
    }),
  }),
});

type Payload = { result: { dataImport: ImportRecord } | null; problems: Problem[] };

const RequestDataImportPayload = builder.objectRef<Payload>('RequestDataImportPayload').implement({
  description: 'The import that was asked for.',
  fields: (t) => ({
    dataImport: t.field({
      type: DataImport,
      nullable: true,
      description: 'The import.',
      resolve: ({ result }) => result?.dataImport ?? null,
    }),
    problems: t.field({
      type: [ProblemRef],
      description: 'What has to be fixed; empty when it was done.',
      resolve: (payload) => payload.problems,
    }),
  }),
});

builder.mutationField('requestDataImport', (t) =>
  t.field({
    type: RequestDataImportPayload,
    description: 'Takes an uploaded archive of one’s data in. The same archive a second time doubles nothing.',
    authScopes: { creator: true },
    args: { input: t.arg({ type: RequestDataImportInput, required: true, description: 'The archive.' }) },
    resolve: async (_root, { input }, { services, actor }) =>
      toPayload(await requestDataImport(services, actor, input), (dataImport) => ({ dataImport })),
  }),
);
