// Written by `npm run generate` for messages/{en,ja}/hiatus.json.
import { defineTexts } from "../language/index.ts";
import en from "./hiatus.en.js";
export default defineTexts({
  ja: () => import("./hiatus.ja.js")
}, { en });
