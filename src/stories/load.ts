import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { StoryId } from './stories'
import type { StoryCopy } from './types'

const folders: Readonly<Record<StoryId, string>> = { '1': 'report', '2': 'editions', '3': 'shapes', '4': 'guide' }

/** The story of one slide. */
export const loadStory = (id: StoryId, locale: Locale): Promise<StoryCopy> =>
  loadCopy(import.meta.glob<{ default: StoryCopy }>('./*/{zh-CN,en-US}.ts'), locale, folders[id])
