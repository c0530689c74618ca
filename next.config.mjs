import { sourceHash } from './scripts/source-hash.mjs';

const basePath = process.env.BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true, // list/index.html: any static host finds it
  basePath,
  generateBuildId: () => sourceHash(import.meta.dirname).slice(0, 16), // the same for the same sources
  env: { NEXT_PUBLIC_BASE_PATH: basePath }, // for the addresses that Next does not prefix itself
  images: { unoptimized: true }, // there is no server to optimise them
  typescript: { ignoreBuildErrors: true }, // `npm run typecheck` does it; starting the site need not
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: { 'brotli/decompress.js': './lib/print/no-brotli.ts' },
  },
};

export default config;
