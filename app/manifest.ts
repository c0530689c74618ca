import type { MetadataRoute } from 'next';

export const dynamic = 'force-static';

const site = `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`;

/** Takes what people send each other: list files, backups, texts, printed rosters. */
const sharedFiles = ['application/json', '.json', 'text/plain', '.txt', 'application/pdf', '.pdf'];

/** How the site is installed, and what it opens then. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: site,
    name: 'Muster Roll',
    short_name: 'Muster Roll',
    description:
      'Army lists for Napoleonic wargames: built, checked and printed on your own device',
    lang: 'en',
    categories: ['games', 'utilities'],
    start_url: site,
    scope: site,
    display: 'standalone',
    background_color: '#eff0ec',
    theme_color: '#eff0ec',
    icons: [
      { src: `${site}icons/shako-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${site}icons/shako-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${site}icons/shako-maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: 'New list', url: `${site}new/` },
      { name: 'Check desk', url: `${site}check/` },
    ],
    launch_handler: { client_mode: ['navigate-new', 'auto'] },
    file_handlers: [
      // Systems go by the last ending alone.
      { action: `${site}open/`, accept: { 'application/json': ['.muster.json', '.json'] } },
    ],
    share_target: {
      action: `${site}open/`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'files', accept: sharedFiles }],
      },
    },
  };
}
