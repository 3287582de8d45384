import { createContext } from 'react-router';
import { placeholders, type PublicSettings } from '../../server/placeholders.ts';
import type { OwnerChanges } from './owner.ts';

/** What a page may know of the running server. While prerendering: stand-ins that the server fills later. */
export interface SiteContext extends PublicSettings {
  /** What the owner of this copy says differently from the brand. */
  owner: OwnerChanges;
  /** The domain whose posts are shown: the host of the request without "www.". */
  domain: string;
}

const whileDeveloping: SiteContext = {
  siteUrl: 'http://localhost:3000',
  adScriptUrl: '',
  year: String(new Date().getUTCFullYear()),
  owner: {},
  domain: 'localhost',
};
const whilePrerendering: SiteContext = { ...placeholders, owner: {}, domain: 'localhost' };

export const siteContext = createContext<SiteContext>(
  import.meta.env.DEV ? whileDeveloping : whilePrerendering,
);
