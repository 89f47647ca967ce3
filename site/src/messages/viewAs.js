// Written by `npm run generate` for messages/{en,ja}/viewAs.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./viewAs.en.js";
export default defineTexts({
  ja: () => import("./viewAs.ja.js")
}, { en });
