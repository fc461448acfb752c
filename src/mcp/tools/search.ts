import * as v from 'valibot'
import { documentsVersion, documentsVersions, maxQueryLength } from '~/contract/limits'
import { searchedKinds } from '~/contract/search'
import { siteGroups } from '~/features/search/index-format'
import type { ResultHit } from '~/features/search/results'
import { searchEverything } from '~/features/search/search-everything'
import { languageField, offsetField, paginate, setLanguage, siteOrigin, ToolError, tool } from '../tool'

/** Maximum numbers of ranked pages of the site, and of results in one answer. */
const maxPages = 60
const pageSize = 10

const resultKinds = [...siteGroups, ...searchedKinds] as const

export const searchPages = tool({
  name: 'search',
  title: 'Search the site',
  description:
    'Searches documents, products, solutions, news and all other pages, as the search of the site does: typos, synonyms, Chinese, pinyin and English. Read a result with read_page.',
  input: v.object({
    query: v.pipe(v.string(), v.minLength(1), v.maxLength(maxQueryLength), v.description('Words or a question.')),
    language: languageField,
    version: v.optional(v.pipe(v.picklist(documentsVersions), v.description('Version of the documents.')), documentsVersion),
    kinds: v.optional(
      v.pipe(v.array(v.picklist(resultKinds)), v.minLength(1), v.maxLength(resultKinds.length), v.description('Default: all.'))
    ),
    offset: offsetField
  }),
  run: async ({ query, language, version, kinds, offset }) => {
    const locale = setLanguage(language)
    const { groups, missing } = await searchEverything(query, { locale, version }, maxPages)
    if (missing.length === 2) throw new ToolError('The search is unavailable. Try again later.')
    const hits = groups.flatMap((group) => group.hits)
    const { items, next } = paginate(
      kinds ? hits.filter(({ kind }) => kinds.some((each) => each === kind)) : hits,
      offset,
      pageSize
    )
    return {
      language: locale,
      results: items.map(resultOf),
      ...(next !== undefined && { next }),
      isComplete: missing.length === 0
    }
  }
})

function resultOf({ kind, title, heading, context, to, isSample }: ResultHit) {
  const written = (pieces: ResultHit['title']) => pieces.map(({ text }) => text).join('')
  const query = new URLSearchParams(to.search).toString()
  const address = `${siteOrigin()}${to.path}${query && `?${query}`}${to.hash === undefined ? '' : `#${to.hash}`}`
  return {
    kind,
    title: written(title),
    ...(heading && { section: written(heading) }),
    text: written(context),
    address,
    ...(isSample && { isSample })
  }
}
