import { createContext } from 'react-router';
import { createBlogClient, type BlogClient } from '@daily-nest/api-client';

/** The client that loaders read the blog through. The default serves the development server. */
export const blogContext = createContext<BlogClient>(
  createBlogClient({
    baseUrl: process.env['BLOG_URL'] ?? process.env['BACKEND_URL'] ?? 'http://127.0.0.1:8787',
    token: process.env['BLOG_API_TOKEN'] ?? 'public-anon-key',
    timeBudgetMs: 3_000,
    cacheMs: 0,
  }),
);
