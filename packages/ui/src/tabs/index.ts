export { switchTabs } from './switch-tabs.ts';
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';
