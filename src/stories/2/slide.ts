import { m } from '~/paraglide/messages'
import type { StorySlide } from '../types'

declare module '../types' {
  interface StoryIds {
    '2': true
  }
}

export default { kind: m.stories_2_kind, title: m.stories_2_title, linkText: m.stories_2_link } satisfies StorySlide
