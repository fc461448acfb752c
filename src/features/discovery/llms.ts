import { type AnyRouter, createMemoryHistory, createRouter } from '@tanstack/react-router'
import { loadSidebar, type SidebarSection } from '~/content/docs'
import { documentIds, nameOf } from '~/content/docs/tree'
import { brand } from '~/contract/brand'
import type { DocumentsVersion } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { navigation, sectionOf } from '~/features/shell/navigation'
import { edgeContext } from '~/lib/edge-context'
import { markdownAddress } from '~/lib/page-address'
import { m } from '~/paraglide/messages'
import type { PublicPage } from './public-pages'

/** A page with its title and description. */
interface DescribedPage extends PublicPage {
  title: string
  description: string
}

/**
 * Adds each page's head in the request's language, without rendering the page. Known heads are reused; missing pages are
 * omitted.
 * @param requestRouter the router of the request, whose options each page's own router has
 */
export function describePages(pages: readonly PublicPage[], locale: Locale, requestRouter: AnyRouter): Promise<DescribedPage[]> {
  const described = pages.map(async (page) => {
    const head = page.heads?.[locale]
    if (head) return [{ ...page, ...head }]
    const history = createMemoryHistory({ initialEntries: [page.address] })
    const router: AnyRouter = createRouter({ ...requestRouter.options, history })
    await router.load()
    const meta = router.state.matches.flatMap((match) => match.meta ?? [])
    const said = (property: string) => meta.findLast((tag) => tag?.property === property)?.content
    const [title, description] = [said('og:title'), said('og:description')]
    return title && description ? [{ ...page, title, description }] : []
  })
  return Promise.all(described).then((found) => found.flat())
}

/** llms.txt (llmstxt.org): what the site is, and its Markdown pages grouped by navigation menu. */
export function llms(pages: readonly DescribedPage[], origin: string): string {
  // The forum is on another site.
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

/** llms.txt of one version: its documents by their parts. */
export async function llmsOfVersion(version: DocumentsVersion, locale: Locale, origin: string): Promise<string> {
  const sections = await loadSidebar(version, locale)
  const lines = ({ documents }: SidebarSection) =>
    documents.map(({ id, title }) => `- [${title}](${origin}${markdownAddress(documentAddress(version, id))})`).join('\n')
  return [`# ${brand} ${version}\n`, ...sections.map((section) => `## ${section.title}\n\n${lines(section)}\n`)].join('\n')
}

const documentAddress = (version: DocumentsVersion, id: number) => `/document/${nameOf(version)}/${id}`

/** The Markdown of all documents of a version, one after the other; undefined if one of them is unavailable. */
export async function documentsText(version: DocumentsVersion, locale: Locale): Promise<string | undefined> {
  const texts: string[] = []
  for (const id of documentIds(version)) {
    const answer = await edgeContext()?.fetchMarkdown(markdownAddress(documentAddress(version, id)), locale)
    if (answer?.status !== 200) return undefined
    texts.push(await answer.text())
  }
  return texts.join('\n\n')
}
