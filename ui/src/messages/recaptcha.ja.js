// Compiled from messages/ja/recaptcha.json by `npm run generate`.

export default {
  check: {
    title: () => "人による操作か確認します",
    lead: () => "続けるにはチェックを入れてください。ヘッドホンのボタンを押すと、画像の代わりに音声で確認できます。",
    cancel: () => "やめる"
  }
}
