import { m } from '~/paraglide/messages'
import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '3': true
  }
}

export default { kind: m.stories_3_kind, title: m.stories_3_title, linkText: m.stories_3_link } satisfies StorySlide
