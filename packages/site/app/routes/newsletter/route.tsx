import { data } from 'react-router';
import { Button } from '@daily-nest/ui/button';
import { Headline } from '@daily-nest/ui/headline';
import { Standfirst } from '@daily-nest/ui/standfirst';
import { siteContext } from '../../data/site-context.ts';
import { stepOf } from '../../newsletter/steps.ts';
import type { RouteHandle } from '../../route-handle.ts';
import { Seo } from '../../seo/index.ts';
import * as page from '../../shell/page.css.ts';
import type { Route } from './+types/route';
import * as words from '../../words/letters.ts';

export const handle: RouteHandle = { query: ['token'] };

// Otherwise the page's requests would send its address, with the token, to servers and their logs.
export const headers = () => ({ 'Referrer-Policy': 'strict-origin' });

export function loader({ context, params, url }: Route.LoaderArgs) {
  const step = context.get(siteContext).newsletter ? stepOf(params.step) : undefined;
  if (!step) throw data(null, { status: 404 });
  return { step, token: url.searchParams.get('token') ?? '' };
}

export default function NewsletterStep({ loaderData }: Route.ComponentProps) {
  const { title, text, act } = loaderData.step;
  return (
    <article className={page.reading}>
      <Seo title={title} description={text} noindex />
      <header className={page.readingHead}>
        <Headline headingLevel={1} size="h1">
          {title}
        </Headline>
        <Standfirst size="deck">{text}</Standfirst>
      </header>
      {act && (
        // A GET of the link does nothing: programs that scan letters follow links, and would confirm or
        // unsubscribe for their reader.
        <form method="post" action={act.to} className={page.actions}>
          <input type="hidden" name="token" value={loaderData.token} />
          <Button type="submit">{act.label}</Button>
          {act.more && (
            <Button type="submit" tone="quiet" name={act.more.name} value="1">
              {act.more.label}
            </Button>
          )}
        </form>
      )}
      <p>
        <a href="/privacy#newsletter">{words.whatWeKeep}</a>
      </p>
    </article>
  );
}
