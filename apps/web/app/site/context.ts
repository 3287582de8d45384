import { createContext } from 'react-router';
import { placeholders, type PublicSettings } from '../../server/placeholders.ts';

/** What a page may know of the running server. While prerendering: stand-ins that the server fills later. */
export interface SiteContext extends PublicSettings {
  /** The domain whose posts are shown: the host of the request without "www.". */
  domain: string;
}

const whileDeveloping: SiteContext = {
  siteUrl: 'http://localhost:3000',
  adScriptUrl: '',
  year: String(new Date().getUTCFullYear()),
  domain: 'localhost',
};
const whilePrerendering: SiteContext = { ...placeholders, domain: 'localhost' };

export const siteContext = createContext<SiteContext>(
  import.meta.env.DEV ? whileDeveloping : whilePrerendering,
);
