import { m } from '~/paraglide/messages'
import type { GroupName } from './results'

export const groupNames: Readonly<Record<GroupName, () => string>> = {
  best: () => m.search_group_best(),
  document: () => m.search_group_document(),
  solution: () => m.search_group_solution(),
  product: () => m.search_group_product(),
  report: () => m.search_group_report(),
  certification: () => m.search_group_certification(),
  resource: () => m.search_group_resource(),
  customer: () => m.search_group_customer(),
  opening: () => m.search_group_opening(),
  company: () => m.search_group_company(),
  news: () => m.search_group_news(),
  research: () => m.search_group_research(),
  activity: () => m.search_group_activity(),
  article: () => m.search_group_article(),
  video: () => m.search_group_video(),
  download: () => m.search_group_download()
}

/** Example queries in the page's language. */
export const exampleQueries = (): string[] => m.search_examples().split('|')
