// Written by `npm run generate` for messages/{en,ja}/account.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./account.en.js";
export default defineTexts({
  ja: () => import("./account.ja.js")
}, { en });
