/** What is special about a nation's armies, by its id. */
export const features: Readonly<Record<string, string>> = {
  france: 'France adds 1 to its morale rolls and to the roll for the first move.',
  russia: 'Every Russian gun fires in the best artillery row.',
};
