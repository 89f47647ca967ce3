// Written by `npm run generate` for messages/{en,ja}/lists.json.
import { defineTexts } from "../language/index.ts";
import en from "./lists.en.js";
export default defineTexts({
  ja: () => import("./lists.ja.js")
}, { en });
