import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/400-italic.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/old-standard-tt/400-italic.css';
import '@fontsource/old-standard-tt/700.css';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { languageScript } from '@/components/language/language-script';
import { Speaker } from '@/components/language/speaker';
import { Offline } from '@/components/offline/offline';
import { KeepFocus } from '@/components/shell/keep-focus';
import { Masthead } from '@/components/shell/masthead';
import { SkipLink } from '@/components/shell/skip-link';
import { themeScript } from '@/components/shell/theme-script';
import { presenceScript } from '@/lib/store/presence';

export const metadata: Metadata = {
  title: { default: 'Muster Roll', template: '%s · Muster Roll' },
  description: 'Army lists for Napoleonic wargames: built, checked and printed on your own device',
  appleWebApp: { title: 'Muster Roll', statusBarStyle: 'default' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#eff0ec' },
    { media: '(prefers-color-scheme: dark)', color: '#10131a' },
  ],
};

/** The faces that a first screen cannot do without; the others come by their characters. */
const preloaded = [
  new URL(
    '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2',
    import.meta.url,
  ).href,
  new URL('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2', import.meta.url)
    .href,
  new URL('@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2', import.meta.url)
    .href,
];

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {preloaded.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <script dangerouslySetInnerHTML={{ __html: languageScript }} />
        <script dangerouslySetInnerHTML={{ __html: presenceScript }} />
      </head>
      <body>
        <SkipLink />
        <Masthead />
        {children}
        <Offline />
        <Speaker />
        <KeepFocus />
      </body>
    </html>
  );
}
