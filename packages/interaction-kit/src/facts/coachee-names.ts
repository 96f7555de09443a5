/** "one", "one and two", "one, two, and three". */
export const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

interface Named {
  username: string;
}

/** What the coachee of an interaction is called; all of them where there are several. */
export const coacheeNames = (client_embed: Named | readonly Named[]): string =>
  listed([client_embed].flat().map(({ username }) => username));
