/**
 * Runs before a package is packed or published, and refuses any client but pnpm: npm would leave the exports at the sources,
 * which are not in the tarball.
 */
const client = process.env.npm_config_user_agent?.split('/')[0];
if (client !== 'pnpm') {
  console.error('Pack and publish this package with pnpm: it alone turns the exports to what is built.');
  process.exitCode = 1;
}
