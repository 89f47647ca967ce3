// Compiled from messages/ja/moderationReport.json by `npm run generate`.

export default {
  reasons: {
    SPAM: () => "スパム・宣伝",
    HARASSMENT: () => "差別・脅迫・嫌がらせ",
    SEXUAL: () => "許可されていない性的な表現",
    VIOLENCE: () => "残虐な表現・自傷行為",
    COPYRIGHT: () => "著作権の侵害",
    PERSONAL_INFORMATION: () => "個人情報の公開",
    OTHER: () => "その他"
  },
  sheet: {
    title: () => "通報",
    lead: () => "<what/>を通報します。あなたが通報したことは、運営にだけ伝わります。",
    reason: () => "通報する理由",
    choose: () => "選んでください",
    noReason: () => "通報する理由を選んでください。",
    note: () => "運営に伝えたいこと",
    sentence: () => "1文でかまいません。",
    optional: () => "省略できます。",
    noNote: () => "何が問題なのか、1文で書いてください。",
    tooLong: (d) => d.max + "文字以内にしてください。",
    notTaken: () => "これは通報できません。",
    done: () => "通報しました。運営が確認して判断します",
    sending: () => "送信しています",
    send: () => "通報する"
  }
}
