// Compiled from messages/ja/mature.json by `npm run generate`.

export default {
  gate: {
    by: () => "<creator/>さんの作品",
    lead: () => "成人向けの作品です。18歳以上の方に向けて描かれています。",
    show: () => "18歳以上なので表示する",
    off: () => "お使いのアカウントでは、成人向けの作品を表示できません。<settings>設定</settings>で非表示になっているか、登録された生年月日では18歳未満です。",
    remembered: () => "回答はこのブラウザに保存されます。ログインしている場合は、アカウントにも保存されます。"
  }
}
