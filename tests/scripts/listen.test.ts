import { describe, expect, test } from 'vitest';
import { listen, parsePort } from '@/scripts/listen.mjs';

describe('parsePort', () => {
  test.each([
    { args: [], env: {}, port: 3000 },
    { args: [], env: { PORT: '8080' }, port: 8080 },
    { args: [], env: { PORT: '' }, port: 3000 },
    { args: ['--port', '4000'], env: { PORT: '8080' }, port: 4000 },
    { args: ['--port=4000'], env: {}, port: 4000 },
    { args: ['--port', '0'], env: {}, port: 0 },
    { args: ['4000'], env: { npm_config_port: 'true' }, port: 4000 },
    { args: [], env: { npm_config_port: '4000' }, port: 4000 },
  ])('reads $args with $env as $port', ({ args, env, port }) => {
    expect(parsePort(args, env)).toBe(port);
  });

  test.each(['abc', '-1', '65536', '1e3', '80.5', ''])('refuses "%s"', (text) => {
    expect(() => parsePort([`--port=${text}`], {})).toThrow(/not a port/);
  });

  test('refuses an option that it does not know', () => {
    expect(() => parsePort(['--prot', '80'], {})).toThrow(/--prot/);
  });
});

describe('listen', () => {
  test('says which port is taken', async () => {
    const first = await listen(() => {}, 0);
    await expect(listen(() => {}, first.port)).rejects.toThrow(`Port ${first.port} is taken`);
    await first.close();
  });

  test('frees its port when closed, also under an open connection', async () => {
    const first = await listen((_request, response) => void response.write('unfinished'), 0);
    const response = await fetch(`http://localhost:${first.port}`);
    await first.close();
    await expect(response.text()).rejects.toThrow();
    const second = await listen(() => {}, first.port);
    expect(second.port).toBe(first.port);
    await second.close();
  });
});
