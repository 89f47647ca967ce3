// Compiled from messages/ja/moderation.json by `npm run generate`.

export default {
  person: {
    named: (d) => d.name + "さん",
    guest: () => "このゲスト"
  },
  safety: {
    report: () => "通報する",
    mute: (d) => d.days + "日間ミュートする",
    block: () => "ブロックする",
    muted: (d) => d.name + "を" + d.days + "日間ミュートしました",
    blocked: (d) => d.name + "をブロックしました",
    undo: () => "元に戻す"
  },
  menu: {
    more: (d) => d.name + "についての操作",
    unmute: () => "ミュートを解除する",
    unmuted: (d) => d.name + "のミュートを解除しました",
    unblock: () => "ブロックを解除する",
    unblocked: (d) => d.name + "のブロックを解除しました"
  }
}
