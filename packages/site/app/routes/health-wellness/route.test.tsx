import { describe, expect, it } from 'vitest';
import { experts } from '@daily-nest/content/experts';
import { healthReferences, healthResources } from '@daily-nest/content/resources';
import { wellnessCategories, wellnessSections } from '@daily-nest/content/sections';
import { groupWellness, wellnessArticles } from '@daily-nest/content/wellness';
import { activeTab, wellnessTabs } from './wellness.ts';

const tabs = wellnessTabs(groupWellness(), wellnessSections);

describe('the tabs', () => {
  it('are one for each category, with all of its articles', () => {
    expect(tabs.map(({ label }) => label)).toEqual(wellnessCategories);
    expect(tabs.flatMap(({ cards }) => cards)).toHaveLength(wellnessArticles.length);
  });

  it('open the first category if the address names none, or an unknown one', () => {
    expect(activeTab(tabs, null)).toBe('sleep');
    expect(activeTab(tabs, 'mental-health')).toBe('mental-health');
    expect(activeTab(tabs, '<script>')).toBe('sleep');
    expect(activeTab([], 'sleep')).toBe('');
  });
});

it('have six resources, three experts and references', () => {
  expect(healthResources).toHaveLength(6);
  expect(experts).toHaveLength(3);
  expect(healthReferences.length).toBeGreaterThan(0);
});
