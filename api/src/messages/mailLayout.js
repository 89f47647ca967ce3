// Compiled from messages/{en,ja}/mailLayout.json by `npm run generate`.

export default {
  en: {
    tagline: () => "Komawari, where manga is published and read.",
    terms: () => "Terms",
    privacy: () => "Privacy",
    contact: () => "Contact",
    buttonFails: () => "If the button does nothing, open this address:",
    line: (d) => d.label + ": " + d.url,
    above: (d) => d.label + ":"
  },
  ja: {
    tagline: () => "Komawari（漫画を公開する・読む場所）",
    terms: () => "利用規約",
    privacy: () => "プライバシーポリシー",
    contact: () => "お問い合わせ",
    buttonFails: () => "ボタンで開けないときは、次のURLを開いてください。",
    line: (d) => d.label + "：" + d.url,
    above: (d) => d.label + "："
  }
}
