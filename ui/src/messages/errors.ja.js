// Compiled from messages/ja/errors.json by `npm run generate`.

export default {
  codes: {
    NOT_FOUND: () => "見つかりませんでした。削除された可能性があります。",
    UNAUTHENTICATED: () => "続けるにはログインしてください。",
    FORBIDDEN: () => "ここではこの操作はできません。",
    CONFLICT: () => "別のタブで変更されています。",
    RATE_LIMITED: () => "操作が続いています。少し待ってから、もう一度お試しください。",
    PAYMENT_REQUIRED: () => "続きを読むには、この話を購入してください。",
    MATURE: () => "18歳以上の方に向けた作品です。続けるには作品のページを開いてください。",
    FAN_ONLY: () => "ファン限定です。ファン登録すると続けられます。",
    ALREADY_PURCHASED: () => "この話は購入済みです。",
    BALANCE_TOO_LOW: () => "残高が足りません。",
    FEATURE_DISABLED: () => "いまは利用できません。",
    READ_ONLY_VIEW_AS: () => "ここでの操作は保存されません。",
    RECENT_SIGN_IN_REQUIRED: () => "本人の確認が済んでいないため、変更していません。",
    CONSENT_REQUIRED: () => "保存していません。先に新しい規約への同意が必要です。",
    PERSISTED_DOCUMENT_NOT_FOUND: () => "Komawariが新しくなりました。ページを再読み込みしてください。",
    INTERNAL: () => "うまくいきませんでした。もう一度お試しください。"
  },
  plain: () => "うまくいきませんでした。",
  fault: (d) => "うまくいきませんでした。コード：" + d.traceId,
  wait: {
    second: () => "操作が続いています。1秒待ってから、もう一度お試しください。",
    seconds: (d) => "操作が続いています。" + d.seconds + "秒待ってから、もう一度お試しください。",
    minutes: (d) => "操作が続いています。" + d.minutes + "分待ってから、もう一度お試しください。"
  },
  outage: {
    YES: () => "保存しました。ページを再読み込みすると表示されます。",
    UNKNOWN: () => "保存された可能性があります。確認してから、もう一度お試しください。",
    NO: () => "保存していません。少し待ってから、もう一度お試しください。",
    reading: () => "Komawariにつながりません。少し待ってから、もう一度お試しください。"
  },
  offline: {
    write: () => "保存していません。オフラインのようです。",
    read: () => "オフラインのようです。"
  }
}
