import { expect, it, vi } from 'vitest';
import { handleError } from '../entry.server.tsx';
import { createRequestContext, type RequestContext } from './request-context.server.ts';

it('reports the error of a failed page to the server', () => {
  const report = vi.fn<RequestContext['report']>();
  const context = createRequestContext({ report } as unknown as RequestContext);
  const request = new Request('https://news.example/about');
  const error = new Error('The page cannot be rendered.');
  handleError(error, { request, context, params: {} });
  expect(report).toHaveBeenCalledExactlyOnceWith(error, request);
});
