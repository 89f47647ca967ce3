// Written by `npm run generate` for messages/{en,ja}/workLists.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./workLists.en.js";
export default defineTexts({
  ja: () => import("./workLists.ja.js")
}, { en });
