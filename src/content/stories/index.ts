import type { Locale } from '~/contract/locale'
import type { StoryId } from './stories'
import type { StoryCopy } from './types'

const copies: Readonly<Record<StoryId, Record<Locale, () => Promise<{ default: StoryCopy }>>>> = {
  '1': { 'zh-CN': () => import('./report.zh-CN'), 'en-US': () => import('./report.en-US') },
  '2': { 'zh-CN': () => import('./editions.zh-CN'), 'en-US': () => import('./editions.en-US') },
  '3': { 'zh-CN': () => import('./shapes.zh-CN'), 'en-US': () => import('./shapes.en-US') },
  '4': { 'zh-CN': () => import('./guide.zh-CN'), 'en-US': () => import('./guide.en-US') }
}

/** The story of one slide, in one language. */
export const loadStory = async (id: StoryId, locale: Locale) => (await copies[id][locale]()).default
