import { m } from '~/paraglide/messages'
import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '4': true
  }
}

export default { kind: m.stories_4_kind, title: m.stories_4_title, linkText: m.stories_4_link } satisfies StorySlide
