/** The four addresses of a file on Google Drive, by its id. */
export function driveAddresses(id: string) {
  const file = `https://drive.google.com/file/d/${encodeURIComponent(id)}`;
  return {
    preview: `${file}/preview`,
    view: `${file}/view`,
    /** Takes `export=download` and `id` as its query, which a form sends as fields. */
    download: 'https://drive.google.com/uc',
  };
}
