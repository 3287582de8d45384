export { Headline, type HeadlineProps, type HeadlineSize, type HeadingLevel } from './Headline.tsx';
