// Written by `npm run generate` for messages/{en,ja}/readerNotes.json.
import { defineTexts } from "../language/index.ts";
import en from "./readerNotes.en.js";
export default defineTexts({
  ja: () => import("./readerNotes.ja.js")
}, { en });
