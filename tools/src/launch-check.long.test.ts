import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('launch-check.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'daily-nest-launch-'));
afterAll(() => rmSync(folder, { recursive: true }));

function launchCheck(brand: string, owner?: object) {
  const file = join(folder, 'owner.json');
  writeFileSync(file, JSON.stringify(owner ?? {}));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, brand], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...(owner && { OWNER_FILE: file }) },
  });
  return { status, stdout, stderr, file };
}

/** An owner who has replaced every value. */
const whole = {
  donationUrl: 'https://give.example/',
  supportUrl: 'https://support.example/',
  supportLabel: 'Support Us',
  contactFormUrl: 'https://forms.example/desk',
  contactFormProvider: 'Forms',
  contactEmail: 'desk@nest.example',
  contactPhone: '+1 202-555-0199',
  driveDocuments: { 'partnership-document-1': 'a' },
  adSlots: { homeTop: 1 },
  adNetwork: 'Adverts Inc.',
  newsletterNote: 'Every Friday.',
  externalWalls: { sports: 'https://walls.example/sports' },
  featuredVideo: { title: 'Our Year' },
  radio: { title: 'Nest Radio' },
  social: [
    { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@nest' },
    { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/nest' },
  ],
  imprint: { editor: 'An Editor' },
};

const keysIn = (list: string) => [...list.matchAll(/^ {2}(\w+) /gm)].map(([, key]) => key);

describe.each(['brand-daily-nest', 'brand-harbour-post'])('the launch check of %s', (brand) => {
  it('lists values that neither the brand nor the owner replaces', () => {
    const before = launchCheck(brand);
    expect(before.status).toBe(keysIn(before.stdout).length === 0 ? 0 : 1);
    const after = launchCheck(brand, {
      donationUrl: 'https://give.example/nest',
      contactEmail: 'desk@nest.example',
    });
    expect(keysIn(after.stdout)).toEqual(
      keysIn(before.stdout).filter((key) => key !== 'donationUrl' && key !== 'contactEmail'),
    );
  });

  it("lists only the brand's examples when the owner has replaced everything", () => {
    const { status, stdout } = launchCheck(brand, whole);
    const examples = `\nExamples still, by packages/${brand}/src/names.ts: founded, hours, network, experts.\n`;
    expect([status, stdout]).toEqual([1, `Every value of the owner is set.\n${examples}`]);
  });

  it('rejects a file with a mistake', () => {
    const { status, stdout, stderr, file } = launchCheck(brand, { radio: { port: 0 } });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `OWNER_FILE ${file}: radio.port must be a whole number from 1 to 65535, but it is 0.\n`,
    );
  });
});
