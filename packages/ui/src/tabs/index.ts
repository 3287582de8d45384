export { switchTabs } from './switchTabs.ts';
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
