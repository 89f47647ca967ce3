// Written by `npm run generate` for messages/{en,ja}/readerPreview.json.
import { defineTexts } from "@komawari/ui/language";
export default defineTexts({
  en: () => import("./readerPreview.en.js"),
  ja: () => import("./readerPreview.ja.js")
});
