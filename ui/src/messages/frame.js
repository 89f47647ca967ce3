// Written by `npm run generate` for messages/{en,ja}/frame.json.
import { defineTexts } from "../language/index.ts";
import en from "./frame.en.js";
export default defineTexts({
  ja: () => import("./frame.ja.js")
}, { en });
