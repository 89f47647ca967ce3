import { findUnreadable, toTransferName } from './toTransferName.ts';

/** Characters a transfer file has for the name of a receiver. */
export const HOLDER_MOST = 30;

/** What is wrong with a field of a bank account, and the way out. */
export interface Fault {
  message: string;
  messageJa: string;
}

/** The name of a receiver as the bank reads it, and what is wrong with it. */
export interface Holder {
  converted: string;
  fault: Fault | null;
}

/** Forms of companies with what banks write for them: in front, and behind. */
const COMPANIES = [
  { kanji: '株式会社', kana: 'ｶﾌﾞｼｷｶﾞｲｼﾔ', front: 'ｶ)', behind: '(ｶ' },
  { kanji: '有限会社', kana: 'ﾕｳｹﾞﾝｶﾞｲｼﾔ', front: 'ﾕ)', behind: '(ﾕ' },
  { kanji: '合同会社', kana: 'ｺﾞｳﾄﾞｳｶﾞｲｼﾔ', front: 'ﾄﾞ)', behind: '(ﾄﾞ' },
];

/** The same name with the form of the company as banks write it; null when there is none. */
function abbreviate(converted: string): string | null {
  for (const { kana, front, behind } of COMPANIES) {
    if (converted.startsWith(kana)) return front + converted.slice(kana.length).trim();
    if (converted.endsWith(kana)) return converted.slice(0, -kana.length).trim() + behind;
  }
  return null;
}

function faultOfCharacter(name: string, unreadable: string): Fault {
  const company = COMPANIES.find(({ kanji }) => name.includes(kanji));
  if (company)
    return {
      message: `${company.kanji} is written ${company.front} in front of the name, or ${company.behind} behind it.`,
      messageJa: `${company.kanji}は、名前の前なら「${company.front}」、後なら「${company.behind}」と入力してください。`,
    };
  if (/\p{Script=Han}/u.test(unreadable))
    return {
      message: 'Kanji cannot go into a transfer. Write how it is read: アマミヤ マシロ.',
      messageJa: '漢字は振込に使えません。読みをカナで入力してください（例：アマミヤ マシロ）。',
    };
  return {
    message: `A transfer cannot hold “${unreadable}”. Kana, letters, digits, blanks and ( ) - . can go in.`,
    messageJa: `「${unreadable}」は振込に使えません。カナ、英数字、空白、( ) - . を使ってください。`,
  };
}

function faultOfLength(converted: string): Fault {
  const shorter = abbreviate(converted) ?? converted;
  const example = shorter.slice(0, HOLDER_MOST).trim();
  return {
    message: `${converted.length} characters with the marks, ${HOLDER_MOST} fit. Try ${example}.`,
    messageJa: `濁点を含めて${converted.length}文字です。${HOLDER_MOST}文字以内にしてください（例：${example}）。`,
  };
}

/** Converts the name of an account's holder to what a transfer file may hold, and says what is wrong with it. */
export function judgeHolder(name: string): Holder {
  const converted = toTransferName(name);
  if (converted === '')
    return {
      converted,
      fault: { message: 'Enter the name of the account, in kana.', messageJa: '口座名義をカナで入力してください。' },
    };
  const unreadable = findUnreadable(converted);
  if (unreadable !== null) return { converted, fault: faultOfCharacter(name, unreadable) };
  return { converted, fault: converted.length > HOLDER_MOST ? faultOfLength(converted) : null };
}
