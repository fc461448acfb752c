import type { PageCopy } from '~/content/page-copy'
import type { Slide } from '~/contract/slides'
import type { Text } from '~/messages/text'
import type { PageAddress } from '~/ui/page-link'

/** The stories by the value of `id` in their address: each folder adds its own in `slide.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface StoryIds {}
export type StoryId = keyof StoryIds

/** The slide that leads to a story, shown where main has no slides. Its place in the slideshow is the id of the story. */
export type StorySlide = Readonly<Record<keyof Pick<Slide, 'kind' | 'title' | 'linkText'>, Text>>

/** The story behind a slide: its figure, its text, and the page that it leads on to. */
export interface StoryCopy extends PageCopy {
  figure: { caption: string; reading: string; alt: string; words: readonly string[] }
  question: string
  answer: string
  /** Whether the parts form a sequence. */
  ordered: boolean
  parts: readonly { term: string; text: string }[]
  next: { kicker: string; title: string; link: string; to: PageAddress }
}
