import { describe, expect, it } from 'vitest';
import { OwnerError, parseOwner as parse } from './owner-schema.ts';
import { sampleTitle } from './sample.test-support.ts';

const { owner } = sampleTitle;
const parseOwner = (json: string) => parse(json, sampleTitle);

describe('an owner of a running site', () => {
  it('is empty if nothing differs from the brand', () => {
    expect(parseOwner('{}')).toEqual({});
    expect(parseOwner(JSON.stringify(owner))).toEqual({});
  });

  it('changes one field of a value and keeps the others', () => {
    const json = JSON.stringify({
      donationUrl: 'https://give.example/nest',
      adSlots: { homeTop: 7_001_234_567 },
      featuredVideo: { title: 'Our year' },
    });
    expect(parseOwner(json)).toEqual({
      donationUrl: 'https://give.example/nest',
      adSlots: { ...owner.adSlots, homeTop: 7_001_234_567 },
      featuredVideo: { ...owner.featuredVideo, title: 'Our year' },
    });
  });

  it('has the accounts that it lists, and no others', () => {
    const social = [
      { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/@nest' },
      { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/nest' },
    ];
    expect(parseOwner(JSON.stringify({ social })).social).toEqual(social);
  });

  it('may name an ad network and frame other walls', () => {
    const values = { adNetwork: 'Adverts Inc.', externalWalls: { sports: 'https://walls.example/sports' } };
    expect(parseOwner(JSON.stringify(values))).toEqual({
      ...values,
      externalWalls: { ...owner.externalWalls, ...values.externalWalls },
    });
  });

  it.each([
    [
      { donationUrl: 'http://give.example' },
      'donationUrl must be an address that starts with https://, but it is "http://give.example".',
    ],
    [
      { contactFormUrl: 'https://a;script-src *' },
      'contactFormUrl must be an address that starts with https://, but it is "https://a;script-src *".',
    ],
    [
      { driveDocuments: { 'partnership-document-2': 'https://drive.google.com/file/d/1/view' } },
      'driveDocuments.partnership-document-2 must be the id of a file on Google Drive, without the address around it, but it is "https://drive.google.com/file/d/1/view".',
    ],
    [
      { driveDocuments: { 'partnership-document-4': 'abc' } },
      'driveDocuments must be made of partnership-document-1, partnership-document-2, partnership-document-3, but it has "partnership-document-4".',
    ],
    [{ adSlots: { listTop: '12' } }, 'adSlots.listTop must be a whole number above 0, but it is "12".'],
    [{ contactEmail: null }, 'contactEmail must be an e-mail address, but it is null.'],
    [
      { featuredVideo: { id: 'short' } },
      'featuredVideo.id must be the eleven characters of a video on YouTube, but it is "short".',
    ],
    [
      { social: [{ network: 'facebook', label: 'Facebook' }] },
      'social.0.href must be an address that starts with https://, but it is missing.',
    ],
    [{ social: [] }, 'social must be a list of two accounts or more, each on another network, but it is [].'],
    [{ imprint: 'Me' }, 'imprint must be made of publisher, address and editor, but it is "Me".'],
  ])('is rejected in one sentence: %j', (values, sentence) => {
    expect(() => parseOwner(JSON.stringify(values))).toThrow(new OwnerError(sentence));
  });

  it('is rejected with an unknown name', () => {
    expect(() => parseOwner('{ "donationUlr": "https://give.example" }')).toThrow(
      /^The owner must be an object made of donationUrl, .*, imprint, but it has "donationUlr"\.$/,
    );
    expect(() => parseOwner('{ "externalWalls": { "sport": "https://walls.example" } }')).toThrow(
      /^externalWalls must be made of topics with a page \(local-news, .*\), but it has "sport"\.$/,
    );
    expect(() => parseOwner('{ "__proto__": { "donationUrl": 1 } }')).toThrow(/it has "__proto__"/);
  });

  it.each(['[]', '"https://give.example"', 'null'])('is rejected if it is not an object: %s', (json) => {
    expect(() => parseOwner(json)).toThrow(/^The owner must be an object made of .*, but it is /);
  });

  it('is rejected if it is not JSON', () => {
    expect(() => parseOwner('donationUrl: https://give.example')).toThrow(
      /^The text must be JSON, but it is not: /,
    );
  });
});
