/** The program of `startRegistry`: a registry of npm's kind in the folder that it is given, until it is ended. Tells its port. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

const folder = process.argv[2]!;
const settings = {
  self_path: join(folder, 'config.yaml'),
  configPath: join(folder, 'config.yaml'),
  storage: join(folder, 'storage'),
  web: { enable: false },
  auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: 1 } },
  // It asks nobody for what it does not have.
  uplinks: {},
  packages: { '@daily-nest/*': { access: '$all', publish: '$authenticated' } },
  max_body_size: '100mb',
  log: { type: 'stdout', format: 'pretty', level: 'fatal' },
};
// Its type asks for every setting that has a default.
const server: Server = await (runServer as (config: typeof settings) => Promise<Server>)(settings);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
