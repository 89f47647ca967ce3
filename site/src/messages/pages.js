// Written by `npm run generate` for messages/{en,ja}/pages.json.
import { defineTexts } from "@komawari/ui/language";
import en from "./pages.en.js";
export default defineTexts({
  ja: () => import("./pages.ja.js")
}, { en });
