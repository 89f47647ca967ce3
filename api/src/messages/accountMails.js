// Compiled from messages/{en,ja}/accountMails.json by `npm run generate`.

export default {
  en: {
    once: () => "The link works once, for one hour.",
    notYou: () => "If this was not you, ignore this mail and nothing happens.",
    signUp: {
      subject: () => "Continue your sign-up at Komawari",
      heading: () => "Continue your sign-up",
      body: () => "This address is yours, so the next step is a password and a name readers see.",
      action: () => "Go on"
    },
    known: {
      subject: () => "You have an account at Komawari",
      heading: () => "You already have an account",
      body: () => "Somebody, probably you, wanted to sign up at Komawari with this address. It already has an account.",
      action: () => "Sign in",
      note: () => "If the password is forgotten, the sign-in screen offers a new one."
    },
    signIn: {
      subject: () => "Your sign-in link for Komawari",
      heading: () => "Sign in to Komawari",
      body: () => "Here is the link you asked for. On another device it asks for this address again.",
      action: () => "Sign in",
      note: () => "If this was not you, ignore this mail and nothing happens. Do not share the link."
    },
    reset: {
      subject: () => "Choose a new password for Komawari",
      heading: () => "Choose a new password",
      body: () => "Somebody, probably you, asked for a new password. The old one works until you choose another.",
      action: () => "Choose a password"
    },
    unknown: {
      subject: () => "No account with this address at Komawari",
      heading: () => "No account uses this address",
      body: () => "Somebody, probably you, wanted to sign in to Komawari with this address. No account uses it.",
      action: () => "Create an account",
      note: () => "Perhaps you signed up with another address, or with another service."
    },
    changeEmail: {
      subject: () => "Use this address at Komawari",
      heading: () => "Use this address from now on",
      body: () => "You want to sign in to Komawari with this address. Open the link in the browser you are signed in with.",
      action: () => "Use this address"
    },
    recover: {
      subject: () => "Your address at Komawari was changed",
      heading: () => "Your address was changed",
      body: (d) => "Your Komawari account signs in with " + d.newEmail + " now, no longer with this address.",
      wayBack: () => "If that was you, there is nothing to do. If not, take the account back: the link puts this address in place again, signs everybody out and lets you choose a new password.",
      action: () => "This was not me",
      note: () => "The link works once, for seven days."
    },
    addEmail: {
      subject: () => "Add this address to your Komawari account",
      heading: () => "Add this address to your account",
      body: () => "Open the link in the browser you are signed in with, and choose a password.",
      action: () => "Add this address"
    },
    taken: {
      subject: () => "This address has an account at Komawari",
      heading: () => "This address already has an account",
      body: () => "Somebody, probably you, wanted to use this address for another Komawari account. An address can sign in to one account only, so nothing changed.",
      action: () => "Sign in with this address"
    },
    passwordChanged: {
      subject: () => "Your password at Komawari was changed",
      heading: () => "Your password was changed",
      body: () => "Other devices are signed out. If that was you, there is nothing to do.",
      action: () => "This was not me",
      note: () => "The link leads to the screen where a new password is asked for by mail."
    },
    change: {
      SECOND_FACTOR_ON: () => "Two-step sign-in is on",
      SECOND_FACTOR_OFF: () => "Two-step sign-in is off",
      RECOVERY_CODES_RENEWED: () => "Your recovery codes are new",
      PASSKEY_ADDED: () => "A passkey was added",
      PASSKEY_REMOVED: () => "A passkey was removed",
      TOKEN_ADDED: () => "A personal token was made",
      WEBHOOK_ADDED: () => "A webhook was added",
      CLIENT_SECRET_ADDED: () => "A secret was made for your application",
      body: () => "This changed in your Komawari account just now. If it was you, there is nothing to do.",
      action: () => "Check your account",
      note: () => "If it was not you, change your password and sign out everywhere."
    },
    closed: {
      subject: () => "Your account at Komawari is closed",
      heading: () => "Your account is closed",
      hidden: () => "You asked for it to be deleted. Nobody else sees your site, your works and your comments any more.",
      deletion: (d) => "On " + d.day + " everything is deleted for good. Until then signing in brings all of it back.",
      bought: () => "What readers bought of you stays open to those readers alone, without your name.",
      action: () => "Keep my account",
      note: () => "If this was not you, sign in, keep the account and change the password."
    },
    webhookOff: {
      subject: () => "A webhook was switched off",
      failed: (d) => "Nothing arrived at " + d.url + " for days: five deliveries in a row were given up after a day of tries each.",
      stopped: () => "Nothing more is sent there until you switch it on again.",
      action: () => "Check your webhooks"
    },
    connection: {
      subject: () => "An application signs you in with Komawari",
      heading: () => "An application was connected",
      body: (d) => "You let " + d.client + " sign you in with your Komawari account just now. If it was you, there is nothing to do.",
      action: () => "See connected applications",
      note: () => "If it was not you, disconnect it there, change your password and sign out everywhere."
    }
  },
  ja: {
    once: () => "リンクは1時間以内に1回だけ使えます。",
    notYou: () => "心当たりがない場合は、このメールを破棄してください。何も変更されません。",
    signUp: {
      subject: () => "Komawariの登録を続けてください",
      heading: () => "登録を続けてください",
      body: () => "メールアドレスを確認できました。次に、パスワードと、読者に表示される名前を決めてください。",
      action: () => "登録を続ける"
    },
    known: {
      subject: () => "Komawariのアカウントをお持ちです",
      heading: () => "すでにアカウントをお持ちです",
      body: () => "このメールアドレスでKomawariへの登録の操作がありました。このアドレスはすでに登録されています。",
      action: () => "ログインする",
      note: () => "パスワードをお忘れの場合は、ログイン画面から再設定できます。"
    },
    signIn: {
      subject: () => "Komawariへのログイン用リンク",
      heading: () => "Komawariにログイン",
      body: () => "ご請求のログイン用リンクです。別の端末で開いた場合は、このメールアドレスの入力が必要です。",
      action: () => "ログインする",
      note: () => "心当たりがない場合は、このメールを破棄してください。何も変更されません。リンクを他の人に教えないでください。"
    },
    reset: {
      subject: () => "Komawariのパスワード再設定",
      heading: () => "新しいパスワードを決めてください",
      body: () => "パスワードの再設定の操作がありました。新しいパスワードを決めるまでは、今のパスワードを使えます。",
      action: () => "パスワードを決める"
    },
    unknown: {
      subject: () => "このアドレスのKomawariアカウントはありません",
      heading: () => "このアドレスのアカウントはありません",
      body: () => "このメールアドレスでKomawariへのログインの操作がありました。このアドレスで登録されたアカウントはありません。",
      action: () => "アカウントを作る",
      note: () => "別のメールアドレスか、外部サービスで登録した可能性があります。"
    },
    changeEmail: {
      subject: () => "Komawariでこのメールアドレスを使う",
      heading: () => "これからこのメールアドレスを使います",
      body: () => "Komawariへのログインに、このメールアドレスを使う操作がありました。ログイン中のブラウザでリンクを開いてください。",
      action: () => "このアドレスを使う"
    },
    recover: {
      subject: () => "Komawariのメールアドレスが変更されました",
      heading: () => "メールアドレスが変更されました",
      body: (d) => "Komawariへのログインに使うメールアドレスが、このアドレスから" + d.newEmail + "に変わりました。",
      wayBack: () => "ご自身の操作であれば、何もする必要はありません。心当たりがない場合は、リンクからアカウントを取り戻してください。元のアドレスに戻り、すべての端末からログアウトし、新しいパスワードを決められます。",
      action: () => "自分の操作ではない",
      note: () => "リンクは7日以内に1回だけ使えます。"
    },
    addEmail: {
      subject: () => "Komawariのアカウントにこのアドレスを追加",
      heading: () => "このアドレスをアカウントに追加します",
      body: () => "ログイン中のブラウザでリンクを開き、パスワードを決めてください。",
      action: () => "このアドレスを追加する"
    },
    taken: {
      subject: () => "このアドレスにはKomawariのアカウントがあります",
      heading: () => "このアドレスにはすでにアカウントがあります",
      body: () => "このメールアドレスを別のKomawariアカウントで使う操作がありました。1つのアドレスでログインできるアカウントは1つだけなので、何も変更していません。",
      action: () => "このアドレスでログインする"
    },
    passwordChanged: {
      subject: () => "Komawariのパスワードが変更されました",
      heading: () => "パスワードが変更されました",
      body: () => "ほかの端末からはログアウトしました。ご自身の操作であれば、何もする必要はありません。",
      action: () => "自分の操作ではない",
      note: () => "リンク先の画面で、パスワード再設定のメールを請求できます。"
    },
    change: {
      SECOND_FACTOR_ON: () => "2段階認証が有効になりました",
      SECOND_FACTOR_OFF: () => "2段階認証が無効になりました",
      RECOVERY_CODES_RENEWED: () => "リカバリーコードが新しくなりました",
      PASSKEY_ADDED: () => "パスキーが追加されました",
      PASSKEY_REMOVED: () => "パスキーが削除されました",
      TOKEN_ADDED: () => "パーソナルトークンが作成されました",
      WEBHOOK_ADDED: () => "Webフックが追加されました",
      CLIENT_SECRET_ADDED: () => "アプリのシークレットが作成されました",
      body: () => "Komawariのアカウントで、この変更が行われました。ご自身の操作であれば、何もする必要はありません。",
      action: () => "アカウントを確認する",
      note: () => "心当たりがない場合は、パスワードを変更し、すべての端末からログアウトしてください。"
    },
    closed: {
      subject: () => "Komawariのアカウントを閉鎖しました",
      heading: () => "アカウントを閉鎖しました",
      hidden: () => "アカウントの削除を受け付けました。サイト、作品、コメントは、ほかの人には表示されなくなりました。",
      deletion: (d) => d.day + "にすべて完全に削除されます。それまでは、ログインすると元に戻せます。",
      bought: () => "購入された話は、お名前を伏せて、購入者だけが引き続き読めます。",
      action: () => "アカウントを残す",
      note: () => "心当たりがない場合は、ログインしてアカウントを元に戻し、パスワードを変更してください。"
    },
    webhookOff: {
      subject: () => "Webフックを停止しました",
      failed: (d) => d.url + "に何日も届きませんでした。1日かけて再試行しても届かない配信が、5件続きました。",
      stopped: () => "もう一度有効にするまで、このURLには送信しません。",
      action: () => "Webフックを確認する"
    },
    connection: {
      subject: () => "アプリにKomawariでのログインを許可しました",
      heading: () => "アプリを接続しました",
      body: (d) => d.client + "に、Komawariのアカウントでのログインを許可しました。ご自身の操作であれば、何もする必要はありません。",
      action: () => "接続したアプリを見る",
      note: () => "心当たりがない場合は、リンク先で接続を解除し、パスワードを変更して、すべての端末からログアウトしてください。"
    }
  }
}
