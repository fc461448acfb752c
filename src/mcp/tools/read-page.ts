import * as v from 'valibot'
import { documentUpdates } from '~/content/docs/updates'
import { documentsVersion, documentsVersions, latestDocuments } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { edgeContext } from '~/lib/edge-context'
import { markdownAddress } from '~/lib/page-address'
import { languageField, offsetField, setLanguage, siteOrigin, ToolError, tool } from '../tool'

/** Maximum characters of a page in one answer. */
const maxCharacters = 20_000

export const readPage = tool({
  name: 'read_page',
  title: 'Read a page as Markdown',
  description:
    'Reads a page or document of the site as Markdown, with its language, version, date and links. To continue a long page, pass its «next» as offset.',
  input: v.object({
    address: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(500),
      v.description('Address or path of a page, as in search results: /document/latest/10')
    ),
    language: languageField,
    offset: offsetField
  }),
  run: async ({ address, language, offset }) => {
    const locale = setLanguage(language)
    const markdown = await markdownOf(pathOf(address), locale)
    const end = offset + maxCharacters
    const head = [...headerOf(pathOf(address), locale), ...(end < markdown.length ? [`next: ${end}`] : [])]
    return `---\n${head.join('\n')}\n---\n\n${markdown.slice(offset, end)}`
  }
})

/** Path and query of an address on any host of the site. @throws ToolError */
function pathOf(address: string): string {
  const site = edgeContext()?.site
  const url = URL.canParse(address, siteOrigin()) ? new URL(address, siteOrigin()) : undefined
  if (!url || !site?.alternates.some(({ origin }) => origin === url.origin)) {
    throw new ToolError('The address is not of this site', 'address')
  }
  return url.pathname.replace(/\.md$/, '') + url.search
}

/** The Markdown of a page. @throws ToolError */
export async function markdownOf(path: string, locale: Locale): Promise<string> {
  const answer = await edgeContext()?.fetchMarkdown(markdownAddress(path), locale)
  if (answer?.status === 200 && answer.headers.get('Content-Type')?.startsWith('text/markdown')) return answer.text()
  await answer?.body?.cancel()
  if (answer && answer.status < 500) throw new ToolError('There is no such page in this language', 'address')
  throw new ToolError('The page is unavailable. Try again later.')
}

/** Metadata of a page: address, language, version and date. */
function headerOf(path: string, locale: Locale): string[] {
  const [, name, id] = /^\/document\/([^/]+)\/(\d+)$/.exec(path) ?? []
  const version = documentsVersions.find((each) => each === (name === latestDocuments ? documentsVersion : name))
  const updated = version && documentUpdates(version, Number(id))[locale]
  return [
    `address: ${siteOrigin()}${path}`,
    `language: ${locale}`,
    ...(version ? [`version: ${version}`] : []),
    ...(updated ? [`updated: ${updated}`] : [])
  ]
}
