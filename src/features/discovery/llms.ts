import { type AnyRouter, createMemoryHistory } from '@tanstack/react-router'
import type { Locale } from '~/contract/locale'
import { navigation, sectionOf } from '~/features/shell/navigation'
import { markdownAddress } from '~/lib/page-address'
import { m } from '~/paraglide/messages'
import { brand } from '~/ui/brand'
import type { PublicPage } from './public-pages'

/** A page with what its own head says of it. */
export interface DescribedPage extends PublicPage {
  title: string
  description: string
}

/**
 * Asks each page for its head, in the language of the request, without rendering it, unless its head is known. A page that does
 * not exist is left out.
 * @param makeRouter makes a router of its own for each page
 */
export function describePages(
  pages: readonly PublicPage[],
  locale: Locale,
  makeRouter: () => AnyRouter
): Promise<DescribedPage[]> {
  const described = pages.map(async (page) => {
    const head = page.heads?.[locale]
    if (head) return [{ ...page, ...head }]
    const router = makeRouter()
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [page.address] }) })
    await router.load()
    const meta = router.state.matches.flatMap((match) => match.meta ?? [])
    const said = (property: string) => meta.findLast((tag) => tag?.property === property)?.content
    const [title, description] = [said('og:title'), said('og:description')]
    return title && description ? [{ ...page, title, description }] : []
  })
  return Promise.all(described).then((found) => found.flat())
}

/** The site for language models (llmstxt.org): what it is, and its pages in Markdown by the parts of the navigation. */
export function llms(pages: readonly DescribedPage[], origin: string): string {
  // The forum is no page of this site.
  const entries = navigation('')
  const entryOf = ({ path }: DescribedPage) => sectionOf(entries, path)
  const parts = [...entries, undefined].map((entry) => ({
    label: entry ? entry.label() : m.discovery_more(),
    pages: pages.filter((page) => entryOf(page) === entry)
  }))
  const line = ({ title, address, description }: DescribedPage) =>
    `- [${title.replaceAll(/[[\]\\]/g, '\\$&')}](${origin}${markdownAddress(address)}): ${description}`
  const sections = parts
    .filter((part) => part.pages.length > 0)
    .map((part) => `## ${part.label}\n\n${part.pages.map(line).join('\n')}\n`)
  return [`# ${m.shell_site_title({ brand })}\n`, `> ${m.shell_description({ brand })}\n`, ...sections].join('\n')
}
