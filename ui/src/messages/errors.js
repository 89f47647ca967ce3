// Written by `npm run generate` for messages/{en,ja}/errors.json.
import { defineTexts } from "../language/index.ts";
import en from "./errors.en.js";
export default defineTexts({
  ja: () => import("./errors.ja.js")
}, { en });
