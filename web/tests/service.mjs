// A service of a test's own: the program on free ports, over a database in a temporary folder.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const binary = resolve(process.env.CONSOLE_BINARY ?? '../target/quick/convene');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

const switches = ['CONVENE', 'AUDIT_PDF', 'REVIEWS', 'ERASURE', 'ERASURE_DURABLE'];

/** `settings` are variables of the environment, or are made once the address of the service is known. */
export async function serve(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  const [edgePort, authPort] = [await freePort(), await freePort()];
  const edge = `http://127.0.0.1:${edgePort}`;
  const env = {
    PATH: process.env.PATH,
    CONVENE_DATA_DIR: folder,
    CONVENE_SERVER__LISTEN: `127.0.0.1:${edgePort}`,
    CONVENE_AUTH__LISTEN: `127.0.0.1:${authPort}`,
    ...Object.fromEntries(switches.map((name) => [`CONVENE_SWITCHES__${name}`, 'true'])),
    ...(typeof settings === 'function' ? await settings(edge) : settings),
  };
  const log = openSync(join(folder, 'log'), 'a');
  let child;

  async function start() {
    child = spawn(binary, ['serve'], { cwd: folder, env, stdio: ['ignore', log, log] });
    const ended = once(child, 'exit').then(() => 'ended');
    for (let tries = 0; tries < 600; tries += 1) {
      const up = await fetch(`${edge}/health`).then((answer) => answer.ok, () => false);
      if (up) return;
      const paused = new Promise((wake) => setTimeout(wake, 50));
      if ((await Promise.race([ended, paused])) === 'ended') break;
    }
    throw new Error(`the service did not start; see ${folder}/log`);
  }

  /** Ends the process at once, as a crash would. */
  async function kill() {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    edge,
    auth: `http://127.0.0.1:${authPort}`,
    folder,
    /** Runs a command of the program over the same data. */
    run: (args) => execFileSync(binary, args, { cwd: folder, env, encoding: 'utf8' }),
    start,
    kill,
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
