// Compiled from messages/{en,ja}/unsubscribe.json by `npm run generate`.

export default {
  en: {
    title: () => "Stop this mail",
    stops: {
      weekly: () => "You stop getting the weekly mail. Whom you watch stays as it is.",
      creator: (d) => "You stop getting mail about " + d.name + ". Whom you watch stays as it is.",
      unnamed: () => "You stop getting mail about this creator. Whom you watch stays as it is."
    },
    stop: () => "Stop this mail",
    done: () => "Done",
    stopped: {
      weekly: () => "You get no more weekly mail. Notifications on the site go on, and you can choose mail again at any time.",
      creator: (d) => "You get no more mail about " + d.name + ". Notifications on the site go on, and you can choose mail again at any time.",
      unnamed: () => "You get no more mail about this creator. Notifications on the site go on, and you can choose mail again at any time."
    },
    broken: {
      title: () => "This link does not work",
      why: () => "Part of the link may be missing. Open it from the mail once more, or choose your mail in the settings."
    },
    settings: () => "All notification settings"
  },
  ja: {
    title: () => "メールの配信停止",
    stops: {
      weekly: () => "週に1回のメールを停止します。ファン登録はそのままです。",
      creator: (d) => d.name + "さんについてのメールを停止します。ファン登録はそのままです。",
      unnamed: () => "この作者についてのメールを停止します。ファン登録はそのままです。"
    },
    stop: () => "配信を停止する",
    done: () => "停止しました",
    stopped: {
      weekly: () => "週に1回のメールは届かなくなります。サイトでの通知は続きます。メールはいつでも設定し直せます。",
      creator: (d) => d.name + "さんについてのメールは届かなくなります。サイトでの通知は続きます。メールはいつでも設定し直せます。",
      unnamed: () => "この作者についてのメールは届かなくなります。サイトでの通知は続きます。メールはいつでも設定し直せます。"
    },
    broken: {
      title: () => "このリンクは使えません",
      why: () => "リンクの一部が欠けているかもしれません。メールからもう一度開くか、設定で受け取るメールを選んでください。"
    },
    settings: () => "通知の設定を見る"
  }
}
