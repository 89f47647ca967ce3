// Written by `npm run generate` for messages/{en,ja}/readerPanels.json.
import { defineTexts } from "../language/index.ts";
import en from "./readerPanels.en.js";
export default defineTexts({
  ja: () => import("./readerPanels.ja.js")
}, { en });
