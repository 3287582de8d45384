import { createContext } from 'react-router';
import { templateTokens } from './template-tokens.ts';
import type { RootData } from './use-root-data.ts';

/**
 * The running server's values that loaders may use. While prerendering, they are template tokens that the
 * server fills in later.
 */
export interface SiteContext extends Omit<RootData, 'housePictures'> {
  /** The domain of the posts: the host of the request without "www.". */
  domain: string;
}

const whileDeveloping: SiteContext = {
  siteUrl: 'http://localhost:3000',
  offline: 'off',
  year: String(new Date().getUTCFullYear()),
  owner: {},
  domain: 'localhost',
};
const whilePrerendering: SiteContext = { ...templateTokens, owner: {}, domain: 'localhost' };

export const siteContext = createContext<SiteContext>(
  import.meta.env.DEV ? whileDeveloping : whilePrerendering,
);
