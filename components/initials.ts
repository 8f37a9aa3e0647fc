const letters = (name: string): readonly string[] => Array.from(name.trim());

const upper = (letter: string): string => letter.toLocaleUpperCase();

/** The first letter and the first that tells it from the others with the same initial. */
const twoLetters = (name: string, rivals: readonly string[]): string => {
  const own = letters(name);
  const at = own.findIndex((letter, i) => i > 0 && rivals.every(rival => letters(rival)[i] !== letter));
  return upper(own[0] ?? '?') + (own[at === -1 ? 1 : at] ?? '');
};

/** What stands on the discs: one letter each, two where initials clash, a number where even those do. */
export const initialsOf = (names: readonly string[]): readonly string[] => {
  const first = names.map(name => upper(letters(name)[0] ?? '?'));
  const short = names.map((name, i) => {
    const rivals = names.filter((_, j) => j !== i && first[j] === first[i]);
    return rivals.length === 0 ? (first[i] ?? '?') : twoLetters(name, rivals);
  });
  return short.map((mark, i) => {
    const twins = short.filter(other => other === mark).length;
    if (twins === 1) return mark;
    const rank = short.slice(0, i + 1).filter(other => other === mark).length;
    return `${first[i] ?? '?'}${rank}`;
  });
};
