/** The server with React Router's build, which prerendering uses. `main.ts` is the start file. */
export * from 'virtual:react-router/server-build';
export { createSite } from './app.ts';
