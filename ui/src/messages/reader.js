// Written by `npm run generate` for messages/{en,ja}/reader.json.
import { defineTexts } from "../language/index.ts";
import en from "./reader.en.js";
export default defineTexts({
  ja: () => import("./reader.ja.js")
}, { en });
