/** decisions 4.11: what is in the trash for so long is gone for good. */
export const TRASH_DAYS = 30;
