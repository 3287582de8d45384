import { ButtonLink } from '@daily-nest/ui/button';
import { Headline } from '@daily-nest/ui/headline';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { Seo } from '../../seo/index.ts';
import { names } from '../../site/brand.ts';

export default function Home() {
  return (
    <>
      <Seo description="News and advice for families: what research says, put plainly." canonical="/" />
      <Headline level={1} size="display">
        {names.tagline}
      </Headline>
      <Standfirst size="lead">Articles, columns and answers.</Standfirst>
      <ButtonLink href="/articles">Read the Articles</ButtonLink>
      <ButtonLink href="/blog" tone="quiet">
        Visit the Blog
      </ButtonLink>
    </>
  );
}
