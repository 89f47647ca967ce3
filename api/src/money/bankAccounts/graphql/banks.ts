import { builder } from '../../../graphql/builder.ts';
import { searchBanks, searchBranches, type BankEntry } from '../findBanks.ts';

const BankRef = builder.objectRef<BankEntry>('Bank').implement({
  description: 'A bank of Japan.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its number, four digits.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    kana: t.exposeString('kana', { description: 'How the name is read, in katakana without small ones.' }),
  }),
});

const BankBranchRef = builder.objectRef<BankEntry>('BankBranch').implement({
  description: 'A branch of a bank.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its number, three digits.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    kana: t.exposeString('kana', { description: 'How the name is read, in katakana without small ones.' }),
  }),
});

const text = {
  required: true,
  description: 'Part of the name or its reading, or the first digits of the number.',
} as const;

builder.queryFields((t) => ({
  banks: t.field({
    type: [BankRef],
    description: 'Banks that a text is about, best first; up to eight.',
    authScopes: { creator: true },
    args: { text: t.arg.string(text) },
    resolve: (_root, args) => searchBanks(args.text),
  }),
  bankBranches: t.field({
    type: [BankBranchRef],
    description:
      'Branches of a bank that a text is about, best first; up to eight. None for a bank that does not exist.',
    authScopes: { creator: true },
    args: {
      bankCode: t.arg.string({ required: true, description: 'The number of the bank.' }),
      text: t.arg.string(text),
    },
    resolve: (_root, args) => searchBranches(args.bankCode, args.text),
  }),
}));
