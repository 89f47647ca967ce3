// Compiled from messages/ja/lists.json by `npm run generate`.

export default {
  lists: {
    more: (d) => d.noun + "をあと" + d.count + "件表示する",
    all: () => "これですべてです",
    moreUncounted: (d) => d.noun + "をもっと表示する",
    move: (d) => d.item + "を移動（" + d.count + "件中" + d.position + "番目）。Altキーと矢印キーで動かせます。",
    moved: (d) => d.item + "を" + d.count + "件中" + d.position + "番目に移動しました"
  }
}
