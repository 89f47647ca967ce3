// Compiled from messages/{en,ja}/openidErrors.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  en: {
    clients: {
      nameLabel: () => "name",
      twice: () => "This address is there already.",
      otherDomain: (d) => "Komawari has checked " + d.domain + ". Addresses elsewhere need another application.",
      tooManyAddresses: (d) => "An application has at most " + number("en", d.most, 0) + " addresses.",
      redirectNeeded: () => "Enter an address to which people return.",
      noKeySet: () => "Give a JSON Web Key Set of one to five public keys: RSA of 2,048 bits or more, or EC on P-256.",
      tooMany: (d) => "You have " + number("en", d.most, 0) + " applications. Delete one that nobody uses any more.",
      checked: () => "Komawari has checked this application: its name and icon stay as they are. Write to us to change them.",
      closed: () => "Komawari has closed this application.",
      noSecrets: () => "An application that runs in a browser or on a device cannot keep a secret. It needs none.",
      tooManySecrets: () => "There are two secrets. Revoke the one that your program does not use.",
      nobody: () => "Nobody is called that.",
      tooManyTesters: (d) => "An application has at most " + number("en", d.most, 0) + " test users.",
      noClientId: () => "A client id has 3 to 40 small letters, digits and -, and begins with a letter.",
      taken: (d) => "There is an application " + d.id + " already."
    },
    provider: {
      tooManyParameters: () => "The request has too many parameters.",
      otherAccount: () => "You are signed in with another account now. Look at the request again.",
      overdue: () => "This took too long. Look at the request again."
    },
    addresses: {
      NO_ADDRESS: () => "Write a whole address, such as https://example.com/signed-in.",
      TOO_LONG: () => "An address has at most 1,000 characters.",
      WILDCARD: () => "No wildcards. Write each address out.",
      FRAGMENT: () => "An address has no # in it.",
      USER: () => "An address has no name or password in it.",
      DOTS: () => "Write the path out, without . and .. as steps.",
      SPELLING: () => "Write it as a browser does: lower-case host, no dot at its end, no port that is the usual one.",
      HTTPS: () => "It begins with https://. Only localhost and 127.0.0.1 may have http://.",
      SCHEME: () => "A scheme of your own has a dot in it, such as com.example.app:/signed-in."
    }
  },
  ja: {
    clients: {
      nameLabel: () => "名前",
      twice: () => "このURLはすでに登録されています。",
      otherDomain: (d) => "運営が確認したドメインは" + d.domain + "です。ほかのドメインのURLには、別のアプリを登録してください。",
      tooManyAddresses: (d) => "1つのアプリに登録できるURLは" + number("ja", d.most, 0) + "件までです。",
      redirectNeeded: () => "利用者が戻る先のURLを入力してください。",
      noKeySet: () => "公開鍵が1〜5個のJSON Web Key Setを入力してください。使える鍵は、2048ビット以上のRSAかP-256のECです。",
      tooMany: (d) => "アプリは" + number("ja", d.most, 0) + "件まで登録できます。使われていないものを削除してください。",
      checked: () => "運営が確認したアプリの名前とアイコンは変更できません。変更したいときはお問い合わせください。",
      closed: () => "このアプリは運営が停止しています。",
      noSecrets: () => "ブラウザや端末で動くアプリはシークレットを隠しておけません。シークレットは不要です。",
      tooManySecrets: () => "シークレットが2つあります。プログラムで使っていないものを失効させてください。",
      nobody: () => "この名前のユーザーはいません。",
      tooManyTesters: (d) => "1つのアプリに登録できるテストユーザーは" + number("ja", d.most, 0) + "人までです。",
      noClientId: () => "クライアントIDには、英小文字で始まる3〜40文字の英小文字、数字、「-」を使ってください。",
      taken: (d) => "アプリ" + d.id + "はすでにあります。"
    },
    provider: {
      tooManyParameters: () => "リクエストのパラメーターが多すぎます。",
      otherAccount: () => "いまは別のアカウントでログインしています。もう一度内容を確認してください。",
      overdue: () => "時間切れです。もう一度内容を確認してください。"
    },
    addresses: {
      NO_ADDRESS: () => "https://example.com/signed-inのように、URLを省かずに入力してください。",
      TOO_LONG: () => "URLは1,000文字以内で入力してください。",
      WILDCARD: () => "ワイルドカードは使えません。URLを1つずつ入力してください。",
      FRAGMENT: () => "URLに「#」は使えません。",
      USER: () => "URLにユーザー名やパスワードは入れられません。",
      DOTS: () => "パスに「.」や「..」は使えません。省かずに入力してください。",
      SPELLING: () => "ブラウザと同じ書き方にしてください。ホスト名は小文字で、末尾の「.」や標準のポート番号は付けません。",
      HTTPS: () => "https://で始まるURLを入力してください（localhostと127.0.0.1を除く）。",
      SCHEME: () => "独自のスキームには「.」を入れてください（例：com.example.app:/signed-in）。"
    }
  }
}
