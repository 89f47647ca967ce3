import type { Migration } from '../src/database/index.ts';

/** Pictures that are a part of another one: the whole stays, so that a crop can be changed or taken back. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'addCrops',
      `
      ALTER TABLE images
        ADD COLUMN cropped_from text REFERENCES images ON DELETE SET NULL,
        -- What was cut from each side of the whole, in its pixels: left, top, right, bottom.
        ADD COLUMN crop integer[] CHECK (array_length(crop, 1) = 4)`,
    );
    await tx.query(
      'indexCrops',
      'CREATE INDEX images_cropped_from ON images (cropped_from, crop) WHERE cropped_from IS NOT NULL',
    );
  },
};

export default migration;
