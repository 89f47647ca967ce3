import type { Migration } from '../src/database/index.ts';

/** What operators write about their installation, and who agreed to which edition of it. */
const migration: Migration = {
  async up(tx) {
    await tx.query(
      'createOperatorPageEditions',
      `
      CREATE TABLE operator_page_editions (
        kind text NOT NULL CHECK (kind IN ('TERMS', 'PRIVACY', 'GUIDELINES', 'HELP', 'CONTACT', 'FEES', 'TOKUSHOHO')),
        language text NOT NULL DEFAULT 'en',
        -- Counts the editions of a page in the order they were written.
        number integer NOT NULL CHECK (number > 0),
        title text NOT NULL,
        -- Markdown, without the title.
        body text NOT NULL,
        -- What differs from the edition before, for people who are asked to agree.
        changes text NOT NULL DEFAULT '',
        effective_at timestamptz(3) NOT NULL DEFAULT now(),
        needs_consent boolean NOT NULL DEFAULT false,
        written_at timestamptz(3) NOT NULL DEFAULT now(),
        -- Who was at the command line, as their machine calls them; null: came with the product.
        written_by text,
        -- When the pages were told that it is in effect.
        announced_at timestamptz(3),
        PRIMARY KEY (kind, language, number)
      )`,
    );
    // What somebody agreed to has to be readable as it was.
    await tx.query(
      'keepEditions',
      `
      CREATE FUNCTION keep_operator_page_edition() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' AND (to_jsonb(OLD) - 'announced_at') = (to_jsonb(NEW) - 'announced_at') THEN
          RETURN NEW;
        END IF;
        RAISE EXCEPTION 'An edition of a page of the operators stays as it is: write another one.';
      END $$`,
    );
    await tx.query(
      'keepEditionsTrigger',
      `CREATE TRIGGER keep_operator_page_edition BEFORE UPDATE OR DELETE ON operator_page_editions
         FOR EACH ROW EXECUTE FUNCTION keep_operator_page_edition()`,
    );
    await tx.query(
      'createConsents',
      `
      CREATE TABLE consents (
        account_id text NOT NULL REFERENCES accounts ON DELETE CASCADE,
        kind text NOT NULL,
        language text NOT NULL,
        number integer NOT NULL,
        agreed_at timestamptz(3) NOT NULL DEFAULT now(),
        -- By creating the account, or asked afterwards.
        at_sign_up boolean NOT NULL,
        PRIMARY KEY (account_id, kind, language, number),
        FOREIGN KEY (kind, language, number) REFERENCES operator_page_editions
      )`,
    );
  },
};

export default migration;
