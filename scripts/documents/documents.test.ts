import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadSidebar } from '../../src/content/docs'
import { facts, sampleFacts } from '../../src/content/docs/facts'
import { hops, logins, loginsCsv, ring, ringLimit, transfers, transfersCsv } from '../../src/content/docs/figures/transfers'
import { documentIds, nameOf } from '../../src/content/docs/tree'
import { editionFacts } from '../../src/content/editions/index'
import { consultedEditions } from '../../src/contract/forms/consultation'
import { documentsVersion, documentsVersions } from '../../src/contract/limits'
import { type Locale, locales, originalLocale } from '../../src/contract/locale'
import { root } from '../root'
import { compileAll, documentFiles, parseDocumentPath } from './library'
import { codesOf } from './queries'

/* Checks every document of the project against the folder structure, its other language and the documents it links to. */

const all = await compileAll()
const find = (version: string, locale: string, id: number) =>
  all.filter((document) => document.version === version && document.locale === locale && document.id === id)

test('every file has its place, and no other is among them', () => {
  expect(documentFiles().filter((path) => parseDocumentPath(path) === undefined)).toEqual([])
})

describe.each(documentsVersions)('%s', (version) => {
  const name = nameOf(version)
  const ids = documentIds(version)

  test('lists each document once, and each file is listed', () => {
    expect(new Set(ids).size).toBe(ids.length)
    const filed = all.filter((document) => document.version === name)
    expect(filed.filter(({ id }) => !ids.includes(id)).map(({ file }) => file)).toEqual([])
  })

  test('has a first document, where the old addresses lead', () => {
    expect(ids).toContain(1)
  })

  test('names its parts and its documents apart, in each language', async () => {
    for (const locale of locales) {
      const parts = (await loadSidebar(version, locale)).map(({ title }) => title)
      const titles = all.filter((document) => document.version === name && document.locale === locale).map(({ title }) => title)
      for (const names of [parts, titles]) expect(new Set(names).size).toBe(names.length)
    }
  })

  test.each(ids)('%i exists in both languages under one name, with the same headings, code and figures', (id) => {
    const [chinese, ...moreChinese] = find(name, 'zh-CN', id)
    const [english, ...moreEnglish] = find(name, 'en-US', id)
    expect([moreChinese, moreEnglish]).toEqual([[], []])
    expect(english?.file.replace('en-US', 'zh-CN')).toBe(chinese?.file)
    const shape = (document: (typeof all)[number] | undefined) => [
      document?.headings.map(({ id, depth }) => [id, depth]),
      [...(document?.html ?? '').matchAll(/<(?:code class="language-\w+"|figure|section)/g)].map(([part]) => part),
      document?.updated
    ]
    expect(shape(english)).toEqual(shape(chinese))
    expect(english?.headings.length).toBeGreaterThan(0)
  })
})

test('every link to a document leads to an anchor that it has', () => {
  const lost = all.flatMap(({ file, version, locale, links }) =>
    links
      .filter(({ id, anchor }) => {
        const [target] = find(version, locale, id)
        return !target || (anchor !== undefined && !target.headings.some((heading) => heading.id === anchor))
      })
      .map(({ id, anchor, line }) => `${file}:${line}: doc:${id}${anchor === undefined ? '' : `#${anchor}`}`)
  )
  expect(lost).toEqual([])
})

test('every link to the consultation names an edition that has one, so that it is not redirected', () => {
  const links = all.flatMap(({ file, html }) =>
    [...html.matchAll(/href="(\/product\/consult[^"#]*)/g)].map(([, href]) => ({ file, href }))
  )
  expect(links.length).toBeGreaterThan(4)
  const known = consultedEditions.map((edition) => `/product/consult?edition=${edition}`)
  expect(links.filter(({ href = '' }) => !known.includes(href))).toEqual([])
})

test('a document has no inline styles, scripts or handlers, which the Content-Security-Policy forbids', () => {
  for (const { file, html } of all) expect([file, /<style|<script|\s(?:style|on\w+)=/.exec(html)?.[0]]).toEqual([file, undefined])
})

test('there is no typed space between Chinese and Latin', () => {
  const spaced = all
    .filter(({ locale }) => locale === originalLocale)
    .flatMap(({ file, html, title, description }) => {
      const text = [
        title,
        description,
        html
          .replaceAll(/<(pre|svg)\b.*?<\/\1>|<b>图\d+<\/b>/gs, '')
          .replaceAll(/<code.*?<\/code>/g, 'code')
          .replaceAll(/<[^>]+>/g, '')
      ].join('\n')
      return [...text.matchAll(/.{0,8}(?:\p{Script=Han} [\w-]|[\w-] \p{Script=Han}).{0,8}/gu)].map(
        ([words]) => `${file}: ${words}`
      )
    })
  expect(spaced).toEqual([])
})

const separators: Readonly<Record<Locale, string>> = { 'zh-CN': '、', 'en-US': ', ' }
const arrows: Readonly<Record<Locale, string>> = { 'zh-CN': '→', 'en-US': ' → ' }

describe.each(locales)('the first document (%s)', (locale) => {
  const [document] = find(nameOf(documentsVersion), locale, 1)
  const text = document?.passages.map(({ text, code }) => `${text}\n${code}`).join('\n') ?? ''

  test('shows the data that its figures are drawn from', () => {
    expect(text).toContain(loginsCsv)
    expect(text).toContain(transfersCsv)
    for (const count of [logins.length, transfers.length, ringLimit])
      expect(text).toMatch(new RegExp(`(?<!\\d)${count} ?[a-z笔次]`))
  })

  test('states what each hop of the data reaches, and the ring in it', () => {
    const reached = Object.values(hops()).map((codes) => codes.join(separators[locale]))
    for (const codes of reached) expect(text.split('\n').some((line) => line.endsWith(codes))).toBe(true)
    expect(document?.html).toContain(ring('A2', ringLimit).join(arrows[locale]))
  })

  test('states the real limits of the editions', () => {
    const { free, paid, standard, advanced } = editionFacts
    const rows = text.split('\n').filter((line) => /^(?:单机|企业|Free single|Paid|Enterprise)/.test(line))
    for (const [index, facts] of [free, paid, standard, advanced].entries()) {
      const numbers = [facts.graphs, facts.algorithms.count, facts.algorithms.types]
      expect(rows[index]?.match(/\d+/g)?.map(Number)).toEqual(expect.arrayContaining(numbers))
    }
    expect(rows[0]).toContain(`${free.storageGigabytes} GB`)
  })

  test('says that its data is a sample', () => {
    expect(text).toMatch(/示例数据|sample data/)
  })
})

describe.each(locales)('conventions and reference (%s)', (locale) => {
  const current = all.filter((document) => document.version === nameOf(documentsVersion) && document.locale === locale)
  const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

  test('a document that names a sample of the vendor or shows queries links to the conventions', () => {
    const conventions = 31
    const silent = current.filter(({ id, file, links }) => {
      const source = sourceOf(file)
      const samples = Object.keys(sampleFacts).some((name) => source.includes(`{{${name}}}`))
      return (samples || /^```cypher/m.test(source)) && id !== conventions && !links.some((link) => link.id === conventions)
    })
    expect(silent.map(({ file }) => file)).toEqual([])
  })

  test('each sample of the vendor is used', () => {
    const sources = current.map(({ file }) => sourceOf(file)).join('\n')
    expect(Object.keys(facts).filter((name) => !sources.includes(`{{${name}}}`))).toEqual([])
  })

  test('the overview of the configuration has every key that a document sets', () => {
    const overview =
      current
        .find(({ id }) => id === 35)
        ?.passages.map(({ text }) => text)
        .join('\n') ?? ''
    const keys = current.flatMap(({ file }) => {
      const source = sourceOf(file).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => facts[name] ?? '')
      return codesOf(source, 'yaml')
        .filter(({ name }) => name === facts.config)
        .flatMap(({ code }) => keysOf(parse(code)))
    })
    expect(keys.length).toBeGreaterThan(30)
    expect(keys.filter((key) => !overview.includes(key.replace(/^authentication\.ldap\..*/, 'authentication.ldap')))).toEqual([])
  })

  test('the limits are those of the editions', () => {
    const rows =
      current
        .find(({ id }) => id === 34)
        ?.passages.map(({ text }) => text)
        .join('\n')
        .split('\n') ?? []
    const numbersOf = (row: string) => row.match(/\d+/g)?.map(Number)
    const editions = rows.filter((row) =>
      /^(?:Free|Paid|Enterprise|单机|企业)\S*(?: single-server| Standard| Advanced)?(?:; |；)(?:up to|最多|\d)/.test(row)
    )
    const { free, paid, standard, advanced } = editionFacts
    expect(editions.map(numbersOf)).toEqual([
      [free.graphs, free.storageGigabytes, free.users],
      [paid.graphs, paid.users],
      [standard.graphs],
      [advanced.graphs],
      ...[free, paid, standard, advanced].map(({ algorithms }) => [algorithms.count, algorithms.types])
    ])
  })

  test('the programs of the drivers are complete: brackets are closed, and each class is imported', () => {
    for (const id of [15, 16]) {
      const source = sourceOf(current.find((each) => each.id === id)?.file ?? '').replaceAll(
        /\{\{(\w+)\}\}/g,
        (_, name: string) => facts[name] ?? ''
      )
      for (const { code } of [...codesOf(source, 'java'), ...codesOf(source, 'python')]) expect(unclosed(code)).toEqual([])
      const [program] = [...codesOf(source, 'java'), ...codesOf(source, 'python')].filter(({ name }) =>
        /\.(?:java|py)$/.test(name)
      )
      expect(program?.code).toContain(facts.address)
      const used = program?.code.match(/\b(?:AuthTokens|Driver|GraphDatabase|SessionConfig|Map)\b(?=[.\s])/g) ?? []
      for (const name of new Set(used)) expect(program?.code).toMatch(new RegExp(`import (?:[\\w.]+\\.)?${name}\\b`))
    }
  })
})

/** The keys of a configuration, joined by points; lists are values. */
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => {
        const below = keysOf(inner)
        return below.length > 0 ? below.map((name) => `${key}.${name}`) : [key]
      })
    : []

/** Brackets outside of texts and comments that are open at the end, or closed without being open. */
function unclosed(code: string): string[] {
  const bare = code.replaceAll(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*$|\/\/.*$/gm, '')
  const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
  const open: string[] = []
  for (const sign of bare.match(/[()[\]{}]/g) ?? []) {
    const opener = pairs[sign]
    if (opener === undefined) open.push(sign)
    else if (open.at(-1) === opener) open.pop()
    else open.push(sign)
  }
  return open
}
