// Compiled from messages/ja/form.json by `npm run generate`.
import { number } from "@messageformat/runtime";
export default {
  form: {
    over: (d) => "上限の" + number("ja", d.max, 0) + "文字を" + number("ja", d.over, 0) + "文字超えています。短くしてください。",
    empty: () => "入力してください。",
    under: (d) => number("ja", d.min, 0) + "文字以上にしてください。"
  }
}
