import { pageTitle } from './page-title'

/** What a page says of itself to browsers, search engines and whoever shares it. */
export interface PageHead {
  /** Without the name of the site. */
  title: string
  /** One or two sentences, as a search engine shows them. */
  description: string
}

/** The head of a page; the loader's data is undefined where the page could not be loaded. */
export function pageHead(page: PageHead | undefined) {
  return page ? { meta: [{ title: pageTitle(page.title) }, { name: 'description', content: page.description }] } : {}
}
