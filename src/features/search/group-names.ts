import { m } from '~/paraglide/messages'
import type { GroupName } from './answer'

/** What each group of results is called. */
export const nameOfGroup: Readonly<Record<GroupName, () => string>> = {
  document: () => m.search_group_document(),
  solution: () => m.search_group_solution(),
  case: () => m.search_group_case(),
  news: () => m.search_group_news(),
  video: () => m.search_group_video(),
  download: () => m.search_group_download()
}

/** Queries to begin with, in the language of the page. */
export const exampleQueries = (): string[] => m.search_examples().split('|')
