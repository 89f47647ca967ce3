import { builder } from '../../../graphql/builder.ts';
import { loadEdition } from '../editions.ts';
import { EditionRef, OperatorPageKindEnum, OperatorPageRef } from './OperatorPage.ts';

builder.queryFields((t) => ({
  operatorPage: t.field({
    type: OperatorPageRef,
    description: 'A page that the operator of this installation writes.',
    authScopes: { public: true },
    args: { kind: t.arg({ type: OperatorPageKindEnum, required: true, description: 'Which one.' }) },
    resolve: (_root, { kind }) => ({ kind }),
  }),
  operatorPageEdition: t.field({
    type: EditionRef,
    description: 'One edition of such a page: the one in effect, an earlier or an upcoming one.',
    authScopes: { public: true },
    args: {
      kind: t.arg({ type: OperatorPageKindEnum, required: true, description: 'The page.' }),
      number: t.arg.int({ required: true, description: 'The edition.' }),
    },
    resolve: (_root, { kind, number }, context) => loadEdition(context, { kind, number }),
  }),
}));
