import { pascalCase, titleCase } from './words.ts';

/** Returns the files of a prerendered page, in `packages/site/app/routes/<name>/`. */
export function routeFiles(name: string): Record<string, string> {
  const title = titleCase(name);
  return {
    'route.tsx': `import { Banner } from '@daily-nest/ui/banner';
import { Section } from '@daily-nest/ui/section';
import { Seo, useSiteUrl } from '../../seo/index.ts';
import { breadcrumbsLd } from '../../seo/ld/index.ts';
import * as page from '../../shell/page.css.ts';

export default function ${pascalCase(name)}() {
  const siteUrl = useSiteUrl();
  return (
    <div className={page.stack}>
      <Seo
        title="${title}"
        description="${title}: what a parent finds on this page, in one sentence of its own."
        canonical="/${name}"
        jsonLd={[breadcrumbsLd(siteUrl, [{ name: '${title}', path: '/${name}' }])]}
      />
      <Banner
        title="${title}"
        standfirst="What a parent finds here, and why it helps today."
        section="family"
      />
      <Section title="Begin here" headingLevel={2}>
        <p>Each part of a page is a section with a heading.</p>
      </Section>
    </div>
  );
}
`,
  };
}

/** Returns where a new page is registered: the file, the line before it, and its own line. */
export function routeLines(name: string): { file: string; after: RegExp; line: string }[] {
  return [
    {
      file: 'packages/site/app/site-map.ts',
      after: /^ {2}\{ path: '\/about', .*\n/m,
      line: `  { path: '/${name}', route: '${name}', prerender: true },\n`,
    },
    {
      file: 'packages/site/app/seo/card/page-cards.ts',
      after: /^const fixed: Record<string, PageCard> = \{\n/m,
      line: `  '/${name}': {
    kicker: '${titleCase(name)}',
    headline: '${titleCase(name)} for families',
    section: 'family',
    picture: pictureFile('tips-daily-routines'),
  },\n`,
    },
    { file: 'packages/content/src/routes.ts', after: /^ {2}'\/about',\n/m, line: `  '/${name}',\n` },
  ];
}
