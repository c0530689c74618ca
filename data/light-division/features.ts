/** What is special about a nation's armies, by its id. */
export const features: Readonly<Record<string, string>> = {
  france: 'Infantry that charges in attack columns counts four ranks.',
  'great-britain':
    'Infantry trains one grade better than its morale; cavalry must roll to rally after a successful charge.',
  'kings-german-legion': 'Infantry as the British; cavalry rallies without a roll.',
  prussia: 'Infantry that charges in attack columns counts four ranks.',
  russia: 'Infantry trains one grade worse than its class, and its morale is one better.',
};
