/** Opening a port of this machine, or saying clearly why it cannot be. */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

/**
 * The port to serve on: `--port`, else PORT, else 3000. Port 0 stands for any free one.
 * @param {string[]} args of the command line
 * @param {Record<string, string | undefined>} env
 */
export function parsePort(args, env) {
  const { values, positionals } = parseArgs({
    args,
    options: { port: { type: 'string' } },
    allowPositionals: true,
  });
  // npm keeps a --port that no "--" stands before: "--port N" arrives as N, "--port=N" in its setting
  const text = values.port ?? positionals[0] ?? env.npm_config_port ?? (env.PORT || '3000');
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`"${text}" is not a port: give a number up to 65535.`);
  }
  return port;
}

/**
 * Listens on both addresses that "localhost" may stand for, and on no other, so that the network
 * cannot reach it.
 * @param {import('node:http').RequestListener} handler
 * @param {number} port
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} the port that was opened; closing
 *   also drops connections in use
 */
export async function listen(handler, port) {
  /** @type {import('node:http').Server[]} */
  const servers = [];
  const close = async () => {
    for (const server of servers) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    }
  };
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer(handler);
    try {
      port = await open(server, port, host);
      servers.push(server);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (host === '::1' && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')) continue; // no IPv6
      await close();
      if (code !== 'EADDRINUSE') throw error;
      throw new Error(`Port ${port} is taken: stop what uses it, or choose another with --port.`);
    }
  }
  return { port, close };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function open(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : port);
    });
  });
}
