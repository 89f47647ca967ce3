/** Something the person at the keyboard can solve. Its message is all they see: whole sentences, no stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
