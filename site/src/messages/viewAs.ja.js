// Compiled from messages/ja/viewAs.json by `npm run generate`.

export default {
  modes: {
    GUEST: () => "ゲストとしてこのページを見ています。操作は保存されません。",
    REGISTERED: () => "登録済みの読者としてこのページを見ています。操作は保存されません。",
    FAN: () => "ファンとしてこのページを見ています。操作は保存されません。",
    BUYER: () => "購入者としてこのページを見ています。操作は保存されません。"
  },
  bar: {
    leave: () => "終了する",
    ended: () => "読者としての表示が終わりました。いつもの表示に戻っています。"
  }
}
