import type { ArticleCardProps } from '@daily-nest/ui/article-card';
import type { BylineProps } from '@daily-nest/ui/byline';
import type { Picture } from '@daily-nest/ui/cover-image';
import type { FooterProps } from '@daily-nest/ui/footer';
import type { HeaderProps } from '@daily-nest/ui/header';
import type { StoryCardProps } from '@daily-nest/ui/story-card';
import type { TipCardProps } from '@daily-nest/ui/tip-card';
import type { ComponentType, ReactNode } from 'react';

/** A card with its address, which is its key. */
type FrontCard = ArticleCardProps & { href: string };

/** What stands on a front page: cards as data, and whole parts. */
export interface FrontProps {
  /** 'Featured Coverage': the lead first. */
  featured: readonly FrontCard[];
  /** The newest pieces that are not featured, as many as the layout asks for. */
  latest: readonly FrontCard[];
  tips: readonly (TipCardProps & { id: string })[];
  stories: readonly (StoryCardProps & { id: string })[];
  wellness: readonly FrontCard[];
  /** The tiles of 'Latest News Coverage', each with its wall and its link, and the line above them. */
  news: { tiles: readonly ReactNode[]; standfirst: string };
  /** 'Breaking News Alert'. */
  alert: ReactNode;
  /** 'Featured Video'. */
  video: ReactNode;
  /** Sold tiles, or what is shown of our own while none is sold. */
  sponsors: ReactNode;
  /** The advertisements of the page. */
  ads: ReactNode;
}

/** What stands above the text of a piece. */
export interface ArticleHeadProps {
  /** Above the headline: the way back to the list. */
  kicker: ReactNode;
  title: string;
  deck?: ReactNode;
  byline: Pick<BylineProps, 'author' | 'authorHref' | 'date' | 'readTime'>;
  /** The emergency line, which stays above the picture. */
  urgent?: ReactNode;
  image?: string | Picture;
  imageAlt?: string;
  caption?: ReactNode;
  /** The path under which the piece is saved and shared. */
  path: string;
}

/**
 * Components of a title in place of the kit's. Each gets the props of the one that it replaces, and may render
 * that one with other props. The new one keeps its parts' `data-part`, `id` and link, which the page's first
 * script reads.
 */
export interface Slots {
  /** The header of every page, in place of `Header`. */
  Masthead?: ComponentType<HeaderProps>;
  /** The card of a piece on fronts and lists, in place of `ArticleCard`. */
  Card?: ComponentType<ArticleCardProps>;
  /** The head of an article, health piece or post. */
  ArticleHead?: ComponentType<ArticleHeadProps>;
  /** The footer of every page, in place of `Footer`. */
  Footer?: ComponentType<FooterProps>;
}

/** A place of the page of a piece. */
type ReadingPlace =
  | 'page'
  | 'spread'
  | 'words'
  | 'title'
  | 'deck'
  | 'byline'
  | 'tools'
  | 'callNow'
  | 'figure'
  | 'picture'
  | 'contents'
  | 'text'
  | 'notes'
  | 'beside'
  | 'relatedList'
  | 'related'
  | 'next';

/** A place of the pages that list pieces, and of the one about the title. */
type PagePlace = 'banner' | 'category' | 'cards' | 'posts' | 'about';

/**
 * How a title composes the pages that every title has, in its brand's `layout.ts`. What it leaves out is
 * composed as the network's first title has it.
 *
 * Each class is added beside the engine's own. Make it with `ownStyle`, whose rules win over those.
 */
export interface Layout {
  /** A class of the header of every page. */
  head?: string;
  /** A class of the footer of every page. */
  foot?: string;
  /** A front page of its own, and how many of the newest pieces it lists beside the featured ones. */
  front?: { Front: ComponentType<FrontProps>; latest: number };
  /** Components of its own, by the name of their place. */
  slots?: Slots;
  /** Classes of the page of an article, a health piece or a post. */
  reading?: Partial<Record<ReadingPlace, string>>;
  /**
   * Classes of the other pages: the title of one, a category of articles and its cards, the posts of a page of the blog, the page about the
   * title.
   */
  pages?: Partial<Record<PagePlace, string>>;
}
