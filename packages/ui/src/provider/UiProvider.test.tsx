import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Byline } from '../byline/index.ts';
import { es } from '../labels-es/index.ts';
import { NotFound } from '../not-found/index.ts';
import { Pager } from '../pager/index.ts';
import { WallList } from '../wall-list/index.ts';
import { ArticleCard } from '../article-card/index.ts';
import { UiProvider } from './index.ts';

const hrefFor = (page: number) => `/blog?page=${page}`;
const now = '2026-11-22T12:00:00Z';
const items = [
  { title: 'Una lluvia larga', href: 'https://example.org/', published: '2026-11-22T10:00:00Z' },
];

function Page() {
  return (
    <>
      <Byline author="Ana Ruiz" date="2026-11-12" updated="2026-11-20" dateStyle="long" />
      <Pager page={7} pages={12} hrefFor={hrefFor} />
      <WallList items={items} now={now} />
      <NotFound />
    </>
  );
}

const text = () => document.body.textContent.replaceAll(/\s+/g, ' ');

describe('UiProvider', () => {
  it('uses English without a provider', () => {
    render(<Page />);
    expect(text()).toContain('By Ana RuizNovember 12, 2026Updated November 20, 2026');
    expect(text()).toContain('2 hours ago');
    expect(screen.getByRole('navigation', { name: 'Pagination, page 7 of 12' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  it('shows texts, dates and times in the given language', () => {
    render(
      <UiProvider locale="es" labels={es}>
        <Page />
      </UiProvider>,
    );
    expect(text()).toContain('Por Ana Ruiz12 de noviembre de 2026Actualizado el 20 de noviembre de 2026');
    expect(text()).toContain('hace 2 horas');
    expect(screen.getByRole('navigation', { name: 'Paginación, página 7 de 12' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Página 3' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  });

  it('formats numbers for the language', () => {
    render(
      <UiProvider locale="ar-EG">
        <Pager page={2} pages={4} hrefFor={hrefFor} />
      </UiProvider>,
    );
    expect(screen.getByRole('link', { name: 'Page ٣' })).toHaveTextContent('٣');
  });

  it("lets a component's own labels win", () => {
    render(
      <UiProvider labels={es}>
        <NotFound labels={{ title: 'Aquí no hay nada' }} />
      </UiProvider>,
    );
    expect(screen.getByRole('heading', { name: 'Aquí no hay nada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a la portada' })).toBeVisible();
  });

  it('inherits the props of an outer provider that are not set', () => {
    render(
      <UiProvider locale="es" labels={{ byline: { by: 'De {author}' } }}>
        <UiProvider>
          <Byline author="Ana Ruiz" date="2026-11-12" updated="2026-11-20" />
        </UiProvider>
      </UiProvider>,
    );
    expect(text()).toBe('De Ana Ruiz12 nov 2026Updated 20 nov 2026');
  });

  it("renders the same on server and browser, whatever the machine's language", async () => {
    const page = (
      <UiProvider locale="es" labels={es}>
        <Page />
        <ArticleCard title="Fiebre" href="/fiebre" reviewedBy="Dra. Mena" reviewedOn="2026-10-02" />
      </UiProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const before = container.textContent;
    expect(before).toContain('Revisado por Dra. Mena el 2\u00A0oct\u00A02026');
    const recovered: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) }),
    );
    expect(recovered).toEqual([]);
    expect(container.textContent).toBe(before);
    await act(async () => root.unmount());
    container.remove();
  });
});
