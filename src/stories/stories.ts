import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { StoryCopy, StoryId } from './types'

const copies = import.meta.glob<{ default: StoryCopy }>('./*/[a-z][a-z]-[A-Z][A-Z].ts')

/** Ids of the slides with a story, which are the folder names, in the order of the slideshow. */
export const storyIds: readonly StoryId[] = [
  ...[...new Set(Object.keys(copies).map((path) => path.split('/')[1] as StoryId))]
].sort((a, b) => Number(a) - Number(b))

export const loadStory = (id: StoryId, locale: Locale): Promise<StoryCopy> => loadCopy(copies, locale, id)
