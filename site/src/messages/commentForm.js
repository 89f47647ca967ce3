// Written by `npm run generate` for messages/{en,ja}/commentForm.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./commentForm.en.js";
export default defineTexts({
  ja: () => import("./commentForm.ja.js")
}, { en });
