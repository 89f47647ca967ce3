// Compiled from messages/ja/connection.json by `npm run generate`.

export default {
  offline: {
    write: () => "保存していません。オフラインのようです。",
    read: () => "オフラインのようです。"
  },
  noAnswer: {
    signIn: (d) => "いまログインできません。コード: " + d.status
  }
}
