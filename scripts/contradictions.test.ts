import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { facts, sampleFacts } from '../src/content/docs/facts'
import { slotFacts } from '../src/content/docs/slot-facts'
import { editionFacts, editionIds } from '../src/content/editions'
import { architecture, drivers } from '../src/content/vendor/technology'
import { locales, textIn } from '../src/contract/locale'
import { wordingOf } from '../src/features/documents/static-markup'
import { findEdition } from '../src/features/editions/finder'
import { procedureNames } from '../src/query/run/procedures'
import { compileDocument } from './documents/compile'
import { compileAll, documentFiles, parseDocumentPath } from './documents/library'
import { root } from './root'
import { siteTexts } from './voice/texts'

/* Pages must not contradict each other. Each test computes a statement of one page and compares it with another. */

const documentOf = (id: number, locale: string) =>
  globSync(`src/content/docs/latest/${locale}/${id}-*.md`, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('')

/** Numbers of the documents on installing each edition. */
const installing = { free: 5, paid: 6, standard: 7, advanced: 8 } as const

test.each(locales)('the documents deploy an edition as the comparison says: on one server or as a cluster, in %s', (locale) => {
  const isCluster = Object.fromEntries(
    editionIds.map((id) => [
      id,
      /^cluster:/m.test(documentOf(installing[id], locale)) || documentOf(installing[id], locale).includes('members:')
    ])
  )
  expect(isCluster).toEqual({ free: false, paid: false, standard: true, advanced: true })
  expect(editionIds.filter((id) => editionFacts[id].deployment === 'enterprise')).toEqual(['standard', 'advanced'])
})

test('an edition for one server never claims a cluster that a smaller edition does not exceed', () => {
  const [free, paid, standard] = findEdition({ nodes: 3 }).editions
  expect([free?.failed, paid?.failed, standard?.failed]).toEqual([[], [{ need: 'nodes', verdict: 'unlisted' }], []])
})

test('the home page counts one thing: the solutions, in the link to all of them', () => {
  const counting = siteTexts().filter(
    ({ at, text }) =>
      at.startsWith('messages/home ') &&
      (/\{count\}[类个]?(?:业务问题|方案|场景|演示)|[二三四五六七八九十]+[个类](?:业务问题|方案|场景|演示)/.test(text) ||
        /(?:\{count\}|\b(?:two|three|four|five|six|seven|eight|nine|ten|fourteen)) (?:business problems|solutions|example scenarios|demos)/i.test(
          text
        ))
  )
  expect([...new Set(counting.map(({ at }) => at))]).toEqual(['messages/home home_shapes_all'])
})

test('a procedure of an algorithm has one name, in queries, documents, reports and the playground', () => {
  const files = globSync(['src/{content,demos,features,reports,solutions}/**/*.{ts,tsx,md}'], { cwd: root })
  const named = files.flatMap((path) => {
    // The queries of other systems have their own names.
    if (/^src\/reports\/(?:Neo4j|TigerGraph|JanusGraph|NebulaGraph)\//.test(path)) return []
    const text = readFileSync(join(root, path), 'utf8').replaceAll('{{algorithms}}', sampleFacts.algorithms)
    return [...text.matchAll(/CALL ([\w.]+)\(\s*\{/g)].map(([, name = '']) => `${path}: ${name}`)
  })
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((line) => !procedureNames.includes(line.replace(/^.*: /, '')))).toEqual([])
  const explained = siteTexts().filter(({ at, text }) => at.startsWith('reports/') && text.includes(`${sampleFacts.algorithms}.`))
  expect(explained).toEqual([])
})

test('no text counts the products, because the menu has one of which only the name is known', () => {
  const counting = siteTexts().filter(({ text }) => /[三四五六][个款类]产品|\b(?:three|four|five|six) products\b/i.test(text))
  expect(counting.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
})

test('no kicker begins with the name of the resource center', () => {
  const kickers = siteTexts().filter(
    ({ at, text }) => / kicker$/.test(at) && /^(?:学习中心|资源中心|Study center|Resource center)/.test(text)
  )
  expect(kickers.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
})

test('no text answers a question with a request to contact sales', () => {
  const asking = siteTexts().filter(
    ({ at, text }) =>
      !at.startsWith('messages/service') &&
      // Visitors type these; no page shows them.
      !at.startsWith('content/page-questions') &&
      (/[，；。：]请(?:预约)?咨询/.test(text) || /[;:.,] (?:contact sales|ask us (?:about|for)|talk to us about)\b/i.test(text))
  )
  expect(asking.map(({ at, text }) => `${at}: ${text}`)).toEqual([])
})

test('no document spells out processors: their names come from the slot of platforms', () => {
  const files = globSync('src/content/docs/latest/**/*.md', { cwd: root })
  const named = files.filter((path) => /x86[-_]?64|aarch64|arm64|\bArm\b/.test(readFileSync(join(root, path), 'utf8')))
  expect(named).toEqual([])
})

test.each(locales)('the documents name the processors, images, drivers and algorithms of the slots, in %s', async (locale) => {
  const documents = (await compileAll()).filter((each) => each.version === 'latest' && each.locale === locale)
  const textOf = (id: number) =>
    documents
      .find((each) => each.id === id)
      ?.passages.map(({ text }) => text)
      .join('\n')
  const facts = slotFacts(locale)
  const bare = (text: string | undefined) => text?.replaceAll('`', '')
  for (const id of [1, 5]) expect(textOf(id)).toContain(bare(facts.processors))
  expect(textOf(26)).toContain(facts.imageEditions)
  expect(textOf(7)).toContain(bare(facts.clusterDrivers))
  for (const id of [17, 34]) expect(textOf(id)).toContain(facts.listedEditions)
})

test('each language of the drivers covers every edition exactly once', () => {
  const entries = drivers.state === 'empty' ? [] : drivers.value
  for (const { language } of entries) {
    const own = entries.filter((each) => each.language === language).flatMap(({ editions }) => editions)
    expect([language, own]).toEqual([language, [...editionIds]])
  }
})

test.each(locales)('the parts of the architecture have the same names in the documents and the glossary, in %s', (locale) => {
  const parts = architecture.state === 'empty' ? [] : architecture.value.parts.slice(1)
  for (const { name } of parts) {
    const text = textIn(name, locale)
    const path =
      documentOf(4, locale)
        .split('\n')
        .find((line) => line.includes(' → ')) ?? ''
    expect([path.toLowerCase(), documentOf(27, locale).toLowerCase()]).toEqual([
      expect.stringContaining(text.toLowerCase()),
      expect.stringContaining(`| ${text.toLowerCase()} `)
    ])
  }
})

test('with every slot empty, no document links to a section that is then absent', async () => {
  const places = documentFiles().flatMap((path) => parseDocumentPath(path) ?? [])
  const compiled = await Promise.all(
    places.map(async (place) => {
      const wording = { ...wordingOf(place.locale), fact: (name: string) => facts[name] }
      const source = readFileSync(join(root, place.file), 'utf8')
      const { html } = await compileDocument(source, place, wording)
      return [
        ...html.matchAll(/href="(\/product\/database#(?:architecture|algorithms|platforms)|\/document\/latest\/7#connect)"/g)
      ].map(([, href]) => `${place.file}: ${href}`)
    })
  )
  expect(compiled.flat()).toEqual([])
})
