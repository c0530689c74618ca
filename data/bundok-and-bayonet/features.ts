/** What is special about a nation's armies, by its id. */
export const features: Readonly<Record<string, string>> = {
  'european-regular':
    'Regulars raised in Europe, European colonial units, and native units on the European model.',
  'irregular-native': 'Irregular local units, and the warbands and levies of tribes and clans.',
};
