import type { Drawing } from '~/ui/figure/drawn'
import type { LegendMark } from '~/ui/figure/legend'

/** In every text, a run between backticks is code. */
export type Block =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: { term: string; text: string }[] }
  | { kind: 'code'; name: string; language: 'gql' | 'csv'; code: string }
  | { kind: 'note'; title: string; text: string }
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }
  | {
      kind: 'figure'
      drawing: Drawing
      /** What the drawing shows, for those who do not see it. */
      description: string
      caption: string
      reading?: string
      legend: { mark: LegendMark; label: string }[]
    }
  | { kind: 'links'; items: { text: string; about: string; to: { page: '/' } | { section: string } }[] }

/** One document in one language. */
export interface DocumentContent {
  title: string
  /** What a search engine shows under the title. */
  description: string
  lead: string
  blocks: Block[]
}
