// Compiled from messages/{en,ja}/openidPages.json by `npm run generate`.

export default {
  en: {
    signOut: {
      title: () => "Sign out of Komawari?",
      what: () => "This browser will be signed out here and of the sites it signed in to with Komawari.",
      yes: () => "Sign out",
      no: () => "Stay signed in"
    },
    signedOut: {
      title: () => "All done",
      leave: () => "You can close this page.",
      go: () => "Go to Komawari"
    },
    unavailable: {
      title: () => "Komawari cannot do this right now",
      wait: () => "Wait a moment, and load this page again."
    },
    refused: {
      title: () => "This link does not work",
      why: () => "The site that sent you here made a mistake. Go back and try again, or tell its owner:"
    }
  },
  ja: {
    signOut: {
      title: () => "Komawariからログアウトしますか",
      what: () => "このブラウザで、Komawariと、Komawariのアカウントでログインしたサイトからログアウトします。",
      yes: () => "ログアウトする",
      no: () => "ログインしたままにする"
    },
    signedOut: {
      title: () => "ログアウトの手続きが終わりました",
      leave: () => "このページは閉じてかまいません。",
      go: () => "Komawariへ"
    },
    unavailable: {
      title: () => "いまはこの操作ができません",
      wait: () => "少し待って、このページをもう一度読み込んでください。"
    },
    refused: {
      title: () => "このリンクは使えません",
      why: () => "ここへ案内したサイトに誤りがあります。戻ってもう一度お試しになるか、次の内容をそのサイトの運営者にお知らせください。"
    }
  }
}
