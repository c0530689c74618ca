import type { FontSources } from './pdf/faces';

/** Addresses of the font files, which the bundler puts beside the scripts. */
export const browserFonts: FontSources = {
  display: new URL('@expo-google-fonts/old-standard-tt/OldStandardTT_700Bold.ttf', import.meta.url)
    .href,
  text: new URL(
    '@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf',
    import.meta.url,
  ).href,
  bold: new URL(
    '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
    import.meta.url,
  ).href,
  italic: new URL(
    '@expo-google-fonts/alegreya-sans/400Regular_Italic/AlegreyaSans_400Regular_Italic.ttf',
    import.meta.url,
  ).href,
};
