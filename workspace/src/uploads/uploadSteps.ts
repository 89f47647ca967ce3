import { execute } from '@komawari/ui/graphql';
import { textsOf } from '@komawari/ui/language';
import { getSession } from '@komawari/ui/session';
import type { ImageType } from '../gql/graphql.ts';
import uploadsTexts from '../messages/uploads.js';
import type { UploadSteps } from './uploads.ts';
import { CreateImage2 } from './operations/CreateImage2.ts';
import { ExpandArchive } from './operations/ExpandArchive.ts';
import { openDocument } from './documents/openDocument.ts';
import { createSendFile } from './sendFile.ts';

/** A file that arrived incomplete: sending it again can help. */
const INCOMPLETE = /TRUNCATED|CUT_OFF|INCOMPLETE/i;

/** No room for the file now: the same one may be taken later. */
const NO_ROOM = /^(?:UPLOAD_QUOTA_REACHED|STORAGE_FULL)$/;

/** Sends a file as the person who is signed in; answers the id of the upload. */
export const sendFile = createSendFile({
  endpoint: '/uploads',
  getToken: () => getSession().getToken(),
  owner: () => getSession().getState().viewer?.id ?? null,
});

/** The steps of an upload against our API, for images of one type. */
export function uploadStepsFor(type: ImageType): UploadSteps {
  return {
    sendFile,
    openDocument,
    async makeImage(uploadId) {
      const { createImage2 } = await execute(CreateImage2, { input: { uploadId, type } }, { write: true });
      const [problem] = createImage2.problems;
      if (createImage2.image && !problem) return { image: createImage2.image };
      return {
        problem: problem?.message ?? textsOf(uploadsTexts).file.unreadable(),
        remedy: problem && INCOMPLETE.test(`${problem.code} ${problem.message}`) ? 'retry' : 'replace',
      };
    },
    async expandArchive(uploadId) {
      const { expandArchive } = await execute(ExpandArchive, { input: { uploadId } }, { write: true });
      const { entries, remarks, problems } = expandArchive;
      const [problem] = problems;
      if (!entries)
        return {
          problem: problem?.message ?? textsOf(uploadsTexts).file.archiveUnreadable(),
          remedy: problem && NO_ROOM.test(problem.code) ? 'retry' : 'replace',
        };
      const damaged = problems.map(({ path, message }) => ({ path: path.at(-1) ?? '', problem: message }));
      return { entries, damaged, remarks: remarks?.map(({ message }) => message) ?? [] };
    },
  };
}
