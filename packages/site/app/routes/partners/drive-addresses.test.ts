import { expect, it } from 'vitest';
import { driveAddresses } from './drive-addresses.ts';

it("returns the addresses of a file's preview, download and page, for any id", () => {
  expect(driveAddresses('1AbC_dEf-012')).toEqual({
    preview: 'https://drive.google.com/file/d/1AbC_dEf-012/preview',
    view: 'https://drive.google.com/file/d/1AbC_dEf-012/view',
    download: 'https://drive.google.com/uc?export=download&id=1AbC_dEf-012',
  });
  const { view, download } = driveAddresses('../a?b&c');
  expect(new URL(view).pathname).toBe('/file/d/..%2Fa%3Fb%26c/view');
  expect(new URL(download).searchParams.get('id')).toBe('../a?b&c');
});
