// Compiled from messages/ja/profile.json by `npm run generate`.
import { select } from "@messageformat/runtime";
export default {
  language: {
    saved: () => "言語を保存しました",
    title: () => "言語",
    label: () => "画面とメールの言語",
    notChosen: (d) => "未選択（メールは" + select(d.mails, { JA: "日本語", other: "英語" }) + "）",
    hint: () => "ワークスペースとアカウントの画面、Komawariからのメールの言語です。ほかの人が書いた文はそのまま届きます。"
  },
  mature: {
    shown: () => "成人向けの作品を表示します",
    leftOut: () => "成人向けの作品を表示しません",
    title: () => "成人向けの作品",
    label: () => "18歳以上なので、成人向けの作品を表示する",
    hint: () => "検索、作者のページ、作品を開いたときに表示されます。共通の一覧には表示されません。",
    young: () => "成人向けの作品は18歳以上が対象です。登録された生年月日では18歳未満です。"
  },
  profile: {
    picture: () => "画像",
    pictureHint: () => "120×120ピクセル以上。中央の正方形が、最大640×640ピクセルで表示されます。",
    noDisplayName: () => "読者に表示する名前を入力してください。",
    wrongX: () => "@を除いた半角英数字と_で入力してください。",
    wrongYear: () => "生年月日の年を確認してください。",
    title: () => "プロフィール",
    saved: () => "プロフィールを保存しました",
    seen: () => "読者に表示される情報",
    displayName: () => "表示名",
    newAddress: (d) => "あなたのページのURLは/@" + d.name + "になります。以前のURLからは90日間転送されます。変更できるのは30日に1回です。",
    introduction: () => "自己紹介",
    optional: () => "省略できます。",
    xName: () => "Xのユーザー名",
    xHint: () => "省略できます。リンクとして表示されます。",
    saving: () => "保存しています",
    save: () => "保存する"
  },
  closedSite: {
    closed: () => "サイトを非公開にしました",
    open: () => "サイトを公開しました",
    title: () => "サイトの非公開",
    label: () => "サイトを非公開にする",
    hint: () => "サイト、作品、画像がほかの人から見えなくなります。読者のブックマークは残ります。"
  },
  privateFields: {
    noAnswer: () => "回答しない",
    FEMALE: () => "女性",
    MALE: () => "男性",
    OTHER: () => "そのほか",
    title: () => "非公開の情報",
    lead: () => "だれにも表示されません。生年月日と性別は、作品の読者全体の集計にだけ使われます。生年月日は成人向け作品の年齢確認にも使います。すべて省略できます。",
    biography: () => "経歴",
    biographyHint: () => "これまでの作品や掲載先など。コンテストや出版社から尋ねられたときのためのものです。",
    birthday: () => "生年月日",
    gender: () => "性別",
    noContact: () => "連絡を受け取らない",
    noContactHint: () => "Komawariや出版社からの依頼や質問を受け取りません。アカウントに関するメールは届きます。"
  }
}
