import { openIDRows } from './openIDRows.ts';
import { CREATOR, everybody, PROFILE, type Row, type Verdict } from './verdicts.ts';

const registered = (verdict: Verdict): Row['verdicts'] => ({
  ...everybody('UNAUTHENTICATED'),
  reader: verdict,
  other: verdict,
  owner: verdict,
});

/** What looks after an account: its profile, its deletion, its data on the way out and in. `picture` is one of the owner's. */
export const accountRows = (picture: () => string): Record<string, Row[]> => ({
  ...openIDRows,
  'mutation updateProfile': [
    { variables: () => ({ input: { selfIntroduction: 'x' } }), verdicts: PROFILE },
    {
      variables: () => ({ input: { iconImageId: picture() } }),
      verdicts: { ...PROFILE, reader: 'problem:IMAGE_NOT_FOUND', other: 'problem:IMAGE_NOT_FOUND' },
    },
  ],
  // Nobody here is connected to anything.
  'mutation disconnectOIDCClient': [{ variables: () => ({ id: 'none' }), verdicts: registered('NOT_FOUND') }],
  'mutation deleteAccount': [
    {
      // The name of nobody here: a slip of the finger deletes nothing.
      variables: () => ({ input: { screenName: 'somebody' } }),
      verdicts: registered('problem:NOT_OWN_NAME'),
    },
  ],
  // The file of nobody is not there; whose it is asks for no sign-in before that.
  'mutation createDataExportAddress': [{ variables: () => ({ id: 'none' }), verdicts: registered('NOT_FOUND') }],
  'mutation requestDataExport': [
    // The reader of this table has no session of the last five minutes.
    { variables: () => ({}), verdicts: { ...registered('OK'), reader: 'RECENT_SIGN_IN_REQUIRED' } },
  ],
  'mutation createPersonalToken': [
    {
      variables: () => ({ input: { name: 'A tool', scopes: ['READ_WORKS'], expiresInDays: 30 } }),
      verdicts: CREATOR,
    },
  ],
  'mutation revokePersonalToken': [{ variables: () => ({ id: 'none' }), verdicts: registered('NOT_FOUND') }],
  'mutation requestDataImport': [
    {
      variables: () => ({ input: { uploadId: 'none', keepsStatus: false } }),
      verdicts: { ...CREATOR, other: 'problem:UPLOAD_NOT_FOUND', owner: 'problem:UPLOAD_NOT_FOUND' },
    },
  ],
});
