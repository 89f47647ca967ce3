import type { Context } from '../../graphql/context.ts';
import type { TagRecord } from '../../publications/tags/index.ts';
import { keys } from '../../publishing/index.ts';
import { themeOfTagLoader } from './loaders.ts';
import { findBanner, type BannerRecord } from './store/banners.ts';
import { listInfoEntries, type InfoEntryRecord } from './store/infoEntries.ts';
import { listTagsOf, type TagList } from './store/tagLists.ts';
import { listThemes, type ThemeRecord } from './store/themes.ts';

/** The banner of the top page now. */
export function findBannerOfNow(context: Context): Promise<BannerRecord | null> {
  context.dependsOn(keys.banner);
  return findBanner(context.reader);
}

/** News that are out, latest first. */
export function listNews(context: Context, first: number): Promise<InfoEntryRecord[]> {
  context.dependsOn(keys.infoEntries);
  return listInfoEntries(context.reader, first);
}

/** Themes that run, those that end first in front, and then those to come. */
export function listCurrentThemes(context: Context, first: number): Promise<ThemeRecord[]> {
  context.dependsOn(keys.themes);
  return listThemes(context.reader, first);
}

/** The theme that a tag is now, or the next one it will be. */
export function findThemeOfTag(context: Context, tagId: string): Promise<ThemeRecord | null> {
  context.dependsOn(keys.tag(tagId));
  return themeOfTagLoader(context).load(tagId);
}

/** The tags of a list in the operators' order. */
export function listArrangedTags(context: Context, list: TagList): Promise<TagRecord[]> {
  context.dependsOn(keys.pickupTags);
  return listTagsOf(context.reader, list);
}
