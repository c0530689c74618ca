/** Packs what a server sends, as any host on the web does for browsers that can unpack it. */
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

const pack = promisify(gzip);

/** Fonts, images and archives are packed in themselves. */
const packable = /^(text\/|image\/svg|application\/(javascript|json|manifest\+json|wasm))/;

/**
 * For one site: stands before its responses, takes each file as it lies on the disk, and hands it on
 * packed where that is asked for. What was packed is kept while the file is the same.
 * @returns {(request: Request, response: Response) => Response}
 */
export function packing() {
  /** @type {Map<string, { etag: string, packed: Buffer }>} */
  const known = new Map();

  /**
   * @param {string} path
   * @param {string} etag
   * @param {Buffer} bytes
   */
  async function packed(path, etag, bytes) {
    const before = known.get(path);
    if (before && before.etag === etag) return before.packed;
    const now = await pack(bytes, { level: 9 });
    known.set(path, { etag, packed: now });
    return now;
  }

  return (request, response) => {
    /** @type {Record<string, string | number>} */
    let headers = {};
    /** @type {Buffer[]} */
    const chunks = [];

    async function send() {
      const { statusCode } = standIn;
      const isText = statusCode === 200 && packable.test(String(headers['Content-Type']));
      if (isText) response.setHeader('Vary', 'Accept-Encoding');
      /** @type {Buffer} */
      let body = Buffer.concat(chunks);
      if (isText && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
        const [path = ''] = (request.url ?? '').split('?');
        body = await packed(path, String(headers.ETag), body);
        headers = { ...headers, 'Content-Encoding': 'gzip', 'Content-Length': body.length };
      }
      response.writeHead(statusCode, headers).end(body);
    }

    const writable = new Writable({
      write: (chunk, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
      final: (done) => void send().then(() => done(), done),
    });
    const standIn = Object.assign(writable, {
      statusCode: 200,
      getHeader: (/** @type {string} */ name) => response.getHeader(name),
      setHeader: (/** @type {string} */ name, /** @type {string} */ value) =>
        response.setHeader(name, value),
      writeHead: (/** @type {number} */ status, /** @type {typeof headers} */ given = {}) => {
        standIn.statusCode = status;
        headers = given;
      },
    });
    // What a file server does with a response is what the stand-in can do.
    return /** @type {Response} */ (/** @type {unknown} */ (standIn));
  };
}
