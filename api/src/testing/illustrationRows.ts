import { newId } from '../kernel/ids.ts';
import { CREATOR, DRAFT, everybody, OWNER, type Row } from './verdicts.ts';

/** Who may do what with illustrations, for the table of all root fields. `run` acts as the owner. */
export function illustrationRows({
  run,
  addImage,
}: {
  // oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as there are documents
  run: (document: string, variables: Record<string, unknown>) => Promise<any>;
  /** Makes a picture of the owner's, of the type ILLUSTRATION; one is enough. */
  addImage: () => Promise<string>;
}): Record<string, Row[]> {
  let image: Promise<string> | undefined;
  const drawing = () => (image ??= addImage());
  /** An illustration of the owner's. */
  const draw = async (isOpen = true): Promise<string> => {
    const data = await run(
      'mutation I($i: IllustrationInput!) { createIllustration(input: { illustration: $i }) { illustration { id } } }',
      { i: { title: newId('Illustration'), isOpen, images: [{ imageId: await drawing() }] } },
    );
    return data.createIllustration.illustration.id;
  };
  const drawnInTrash = async () => {
    const id = await draw();
    const document = 'mutation D($id: ID!) { deleteIllustration(input: { id: $id }) { deletedIllustrationId } }';
    await run(document, { id });
    return { input: { id } };
  };
  return {
    'query illustration': [
      { variables: async () => ({ id: await draw() }), verdicts: everybody('OK') },
      { variables: async () => ({ id: await draw(false) }), verdicts: DRAFT },
    ],
    'mutation createIllustration': [
      {
        variables: async () => ({
          input: { illustration: { title: newId('Illustration'), images: [{ imageId: await drawing() }] } },
        }),
        verdicts: { ...CREATOR, other: 'problem:IMAGE_NOT_FOUND' },
      },
    ],
    'mutation deleteIllustration': [
      { variables: async () => ({ input: { id: await draw() } }), verdicts: OWNER },
      // A second call after a lost answer says the same.
      { variables: drawnInTrash, verdicts: OWNER },
    ],
    'mutation restoreIllustration': [{ variables: drawnInTrash, verdicts: OWNER }],
    'mutation updateIllustration': [
      {
        variables: async () => ({ input: { id: await draw(), expectedRevision: 1, illustration: { title: 'x' } } }),
        verdicts: OWNER,
      },
    ],
  };
}
