import { createRequire } from 'node:module';
import type { FontSources } from './pdf/faces';

const { resolve } = createRequire(import.meta.url);

/** Font files of the installed packages, for Node. */
export const nodeFonts: FontSources = {
  display: resolve('@expo-google-fonts/old-standard-tt/OldStandardTT_700Bold.ttf'),
  text: resolve('@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf'),
  italic: resolve(
    '@expo-google-fonts/alegreya-sans/400Regular_Italic/AlegreyaSans_400Regular_Italic.ttf',
  ),
};
