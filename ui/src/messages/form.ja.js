// Compiled from messages/ja/form.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  form: {
    over: (d) => "上限の" + d.max + "文字を" + d.over + "文字超えています。短くしてください。",
    empty: () => "入力してください。",
    under: (d) => number("ja", d.min, 0) + "文字以上にしてください。"
  }
}
