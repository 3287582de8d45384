import type { DocumentAddresses } from '@daily-nest/ui/partner-document-card';

/** Returns the addresses of a file on Google Drive, by its id. */
export function driveAddresses(id: string): DocumentAddresses {
  const file = `https://drive.google.com/file/d/${encodeURIComponent(id)}`;
  return {
    preview: `${file}/preview`,
    view: `${file}/view`,
    download: `https://drive.google.com/uc?${new URLSearchParams({ export: 'download', id }).toString()}`,
  };
}
