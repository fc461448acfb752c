import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { askedAddresses } from '../../src/content/page-questions'
import { synonyms } from '../../src/content/synonyms'
import { documentsVersion } from '../../src/contract/limits'
import { type Locale, locales } from '../../src/contract/locale'
import { conceptsOf } from '../../src/contract/search-terms'
import { vocabularyOf } from '../../src/features/search/parse-query'
import { search } from '../../src/features/search/search'
import { openIndex } from '../../src/features/search/search-index'
import { productPages } from '../../src/products/menu'
import { type BuiltIndex, buildIndex } from './build-index'
import { menuNames } from './menu-names'
import { answeredBy, questionLists } from './question-lists'
import { searchedPages } from './site-index'
import { ask, successAtThree } from './success'

const concepts = conceptsOf(synonyms)
let searched: Awaited<ReturnType<typeof searchedPages>>
const indexes = new Map<string, BuiltIndex>()
beforeAll(async () => {
  searched = await searchedPages()
  indexOf('zh-CN')
  indexOf('en-US')
})

function indexOf(locale: string, version: string = documentsVersion): BuiltIndex {
  const name = `${locale}-${version}`
  const known = indexes.get(name)
  if (known) return known
  const built = buildIndex(pagesOf(locale, version), concepts, name)
  indexes.set(name, built)
  return built
}

function pagesOf(locale: string, version: string) {
  const scope = searched.find((each) => each.locale === locale && each.version === version)
  if (!scope) throw new Error(`There are no pages of ${locale} ${version}`)
  return scope.pages
}

const lists = locales.flatMap((locale) =>
  Object.entries(questionLists[locale]).map(([asked, questions]) => ({ locale, asked, questions }))
)

test.each(lists)(
  '$locale: 97 % of the questions of $asked have their answer among the first three, and no first query costs more than 60 KB',
  async ({ locale, questions: all }) => {
    const questions = answeredBy(pagesOf(locale, documentsVersion), all)
    const index = indexOf(locale)
    const outcomes = await ask(questions, index, vocabularyOf(locale))
    const failed = outcomes.filter(({ rank }) => rank < 1 || rank > 3)
    for (const { query, found } of failed) console.log(query, found)
    expect(successAtThree(outcomes)).toBeGreaterThanOrEqual(0.97)
    const read = [...new Set(outcomes.flatMap(({ files }) => files))]
    const bytes = new Map(read.map((path) => [path, gzipSync(index.files.get(path) ?? '').length]))
    const costs = outcomes.map(({ files }) => files.reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0))
    expect(Math.max(...costs)).toBeLessThanOrEqual(60_000)
  }
)

test.each(locales)('%s: every label of menus and footer finds one of its pages among the first three', async (locale) => {
  const missed = await Promise.all(
    menuNames(locale).map(async ({ name, addresses }) => {
      const found = (await find(name, locale)).slice(0, 3)
      return addresses.some((address) => found.includes(address)) ? [] : [{ name, found }]
    })
  )
  expect(missed.flat()).toEqual([])
})

test.each([
  ['zh-CN', ['7800', '端口 7800', '7801 是什么端口']],
  ['en-US', ['7800', 'port 7800', 'what is port 7801']]
] as const)('%s: a question with a number finds a document that has it', async (locale, queries) => {
  const pages = pagesOf(locale, documentsVersion)
  for (const query of queries) {
    const [number = ''] = /\d+/.exec(query) ?? []
    const [first] = await find(query, locale)
    const page = pages.find(({ address }) => address === first)
    expect([query, first]).toEqual([query, expect.stringMatching(/^\/document\/latest\//)])
    expect(JSON.stringify(page)).toContain(number)
  }
})

test.each(locales)('%s: the title of every page finds it among the first three', async (locale) => {
  const missed = await Promise.all(
    pagesOf(locale, documentsVersion).map(async ({ title, address }) => {
      const found = (await find(title, locale)).slice(0, 3)
      return found.includes(address) ? [] : [{ title, found }]
    })
  )
  expect(missed.flat()).toEqual([])
})

test.each([
  ['红烧排骨', 'zh-CN'],
  ['量子纠缠', 'zh-CN'],
  ['皮划艇比赛', 'zh-CN'],
  ['quantum entanglement', 'en-US']
] as const)(
  '«%s», of which the site says nothing, is not found by single characters or parts of words',
  async (query, locale) => {
    expect(await find(query, locale)).toEqual([])
  }
)

test('an abbreviation does not match inside words', async () => {
  expect(await find('slab', 'en-US')).toContain('/product/whychoosen')
  expect(await find('SLA', 'en-US')).not.toContain('/product/whychoosen')
})

test('a page of law comes after those about the subject, unless it is what was asked for', async () => {
  for (const [query, locale] of [
    ['support', 'en-US'],
    ['security', 'en-US'],
    ['视频', 'zh-CN']
  ] as const) {
    const found = (await find(query, locale)).slice(0, 2)
    expect([query, found.filter((address) => address === '/privacy' || address === '/accessibility')]).toEqual([query, []])
  }
  expect((await find('隐私声明', 'zh-CN'))[0]).toBe('/privacy')
  expect((await find('accessibility', 'en-US'))[0]).toBe('/accessibility')
})

/** The addresses found in an index whose files are all local. */
async function find(query: string, locale: Locale, version?: string): Promise<string[]> {
  const index = indexOf(locale, version)
  const read = async (path: string): Promise<unknown> => JSON.parse(index.files.get(path) ?? '')
  return (await search(openIndex(index.manifest, read), query, 8, vocabularyOf(locale))).hits.map(({ page }) => page.address)
}

test('a version is searched by itself, with the solutions and cases of the site', async () => {
  const found = await find('升级', 'zh-CN', 'v1.3')
  expect(found).toContain('/document/v1.3/40')
  expect(found.filter((address) => address.startsWith('/document/') && !address.startsWith('/document/v1.3/'))).toEqual([])
  expect(await find('反洗钱', 'zh-CN', 'v1.3')).toContain('/demogallery/details?type=launder')
})

test.each([
  ['价格', '/product/consult?edition=standard'],
  ['多少钱', '/product/consult?edition=standard'],
  ['联系电话', '/aboutus'],
  ['演示', '/product/onlinedemo'],
  ['一体机', '/integrated'],
  ['GraphRAG', '/graphRag'],
  ['Neo4j', '/report/Neo4j'],
  ['招聘', '/joinus'],
  ['培训', '/center/train'],
  ['合作伙伴', '/partner/connect'],
  ['版本对比', '/galaxyProduct'],
  ['图智能平台', '/giProduct'],
  ['改密码', '/user'],
  ['換手機號', '/user'],
  ['不用装就能试', '/playground'],
  ['統計每個人的好友數', '/document/latest/13']
])('in Chinese «%s» finds %s among the first three', async (query, address) => {
  expect((await find(query, 'zh-CN')).slice(0, 3)).toContain(address)
})

test.each([
  ['demo', '/product/onlinedemo'],
  ['price', '/product/consult?edition=standard'],
  ['how much does it cost', '/product/consult?edition=standard'],
  ['phone number', '/product/consult?edition=standard'],
  ['jobs', '/joinus'],
  ['training', '/center/train'],
  ['Neo4j', '/report/Neo4j'],
  ['appliance', '/integrated'],
  ['GraphRAG', '/graphRag'],
  ['graph intelligence platform', '/giProduct'],
  ['GalaxyWeaver', '/product/GalaxyWeaver'],
  ['certification', '/center/train'],
  ['change my password', '/user'],
  ['delete account', '/user']
])('in English «%s» finds %s among the first three', async (query, address) => {
  expect((await find(query, 'en-US')).slice(0, 3)).toContain(address)
})

test.each(locales)('in %s the exact name of a product finds its page first', async (locale) => {
  for (const { name, path } of productPages) {
    const exact = name({}, { locale })
    expect([exact, (await find(exact, locale))[0]]).toEqual([exact, path])
  }
})

test.each(locales)('%s: every page says what visitors ask that it answers, and no other address does', async (locale) => {
  const pages = searched.filter((each) => each.locale === locale).flatMap((each) => each.pages)
  expect(pages.filter(({ questions }) => questions.length === 0).map(({ address }) => address)).toEqual([])
  const addresses = pages.map(({ address }) => address.replace('/document/v1.3/', '/document/latest/'))
  expect(askedAddresses(locale).filter((address) => !addresses.includes(address))).toEqual([])
})

test.each([
  ['图书据库', '/product?name=index'],
  ['供映链', '/demogallery/details?type=supplychain'],
  ['图算发', '/document/latest/17'],
  ['图据数库', '/product?name=index'],
  ['索饮', '/document/latest/14'],
  ['集群升极', '/document/latest/22']
])('in Chinese «%s», a term with a wrong or swapped character, finds %s among the first three', async (query, address) => {
  expect((await find(query, 'zh-CN')).slice(0, 3)).toContain(address)
})

test.each([
  ['圖資料庫', '/product?name=index'],
  ['演算法', '/document/latest/17'],
  ['叢集擴充', '/document/latest/22'],
  ['匯入資料', '/document/latest/9']
])('in Chinese «%s», a word of other regions, finds %s among the first three', async (query, address) => {
  expect((await find(query, 'zh-CN')).slice(0, 3)).toContain(address)
})

test.each([
  ['graf database', '/product?name=index'],
  ['nebule graph', '/report/NebulaGraph'],
  ['tigger graph', '/report/TigerGraph'],
  ['galaxy weever', '/product/GalaxyWeaver'],
  ['ConnectionPool', '/document/latest/15']
])('in English «%s», misspelled as it sounds, in two words or in one, finds %s among the first three', async (query, address) => {
  expect((await find(query, 'en-US')).slice(0, 3)).toContain(address)
})

test('an incomplete last word finds its completions', async () => {
  expect(await find('betwee', 'en-US')).toContain('/document/latest/18')
})

test('a misspelled name of a concept finds its synonyms', async () => {
  expect((await find('permisions', 'en-US')).slice(0, 3)).toContain('/document/latest/23')
})

test.each(['', '？', 'qqqzzz', '__proto__', 'constructor', '"quotes" <b> | , %'])('%j breaks nothing', async (query) => {
  expect(Array.isArray(await find(query, 'en-US'))).toBe(true)
})

test('a text that shows only after a form was sent is not quoted', () => {
  const text = JSON.stringify(pagesOf('zh-CN', documentsVersion).filter(({ address }) => address.startsWith('/product/consult')))
  expect(text).toContain('评估单台服务器')
  expect(text).not.toContain('的咨询已收到')
})

test('no page is found by, or quoted with, a sentence whose values are missing', () => {
  const quoted = searched.flatMap(({ pages }) =>
    pages
      .filter(({ group }) => group !== 'document')
      .flatMap(({ address, passages }) =>
        passages.flatMap(({ text }) => /.*\{\w+[|}].*/.exec(text) ?? []).map((line) => [address, line])
      )
  )
  expect(quoted).toEqual([])
})

test('the same pages make the same files', () => {
  const again = buildIndex(pagesOf('zh-CN', 'v1.3'), concepts, 'zh-CN-v1.3')
  expect(again.manifest).toEqual(indexOf('zh-CN', 'v1.3').manifest)
})
