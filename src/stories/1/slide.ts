import { m } from '~/paraglide/messages'
import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '1': true
  }
}

export default { kind: m.stories_1_kind, title: m.stories_1_title, linkText: m.stories_1_link } satisfies StorySlide
