const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';

/** A name for a thing of which there are many: 12 letters, none of them easily misread. */
export const newId = (): string =>
  Array.from({ length: 12 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
