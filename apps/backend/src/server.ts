import { addStartFlags } from '@daily-nest/server/start-command';
import { packageRoot } from './package-root.ts';
import { runApp } from './run-app.ts';
import { start } from './start.ts';

addStartFlags(packageRoot);
await start(runApp);
