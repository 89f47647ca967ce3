// Compiled from messages/ja/likesIsland.json by `npm run generate`.

export default {
  likes: {
    none: () => "心に残りましたか",
    some: (d) => "10回中" + d.number + "回",
    numbers: () => "1, 2, 3, 4, 5, 6, 7, 8, 9",
    all: () => "10回中10回",
    firstHint: () => "タップするたびに線が1本描かれます。10回まで押せます。",
    someHint: () => "もう一度タップすると線が増えます。10回まで押せます。",
    allHint: () => "ありがとうございます。作者にすべて届きます。"
  }
}
