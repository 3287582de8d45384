/** The server with React Router's build, which prerenders through it. What is started is `main.ts`. */
export * from 'virtual:react-router/server-build';
export { createSite } from './app.ts';
