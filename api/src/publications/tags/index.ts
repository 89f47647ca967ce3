export { addTagAlias, mergeTags, renameTag } from './changeTags.ts';
export { TagRef } from './graphql/refs.ts';
export { tagLoader, tagWorkCountLoader } from './loaders.ts';
export { checkTagTitle } from './normalizeTag.ts';
export { findOrCreateTags, findTags, findTagsByNorm, type TagRecord } from './store/tags.ts';
export { tagsLifecycle } from './lifecycle.ts';
