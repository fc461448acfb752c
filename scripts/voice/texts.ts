import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { privacyStatement } from '../../src/content/privacy-statement'
import { vendor } from '../../src/content/vendor'
import { type Locale, locales } from '../../src/contract/locale'
import { readBank } from '../exam/bank'
import { root } from '../root'

/** A text that a visitor reads. */
export interface Text {
  /** Place of the text, the same in both languages: `messages/home home_title`, `solutions/fraud plates.0.headline`. */
  at: string
  /** Name of the message or of the last slot: `headline`, `link`. */
  slot: string
  locale: Locale
  text: string
}

const copies: Record<string, unknown> = import.meta.glob('../../src/**/[a-z][a-z]-[A-Z][A-Z].ts', {
  eager: true,
  import: 'default'
})
const bilingual: Record<string, unknown> = {
  ...import.meta.glob('../../src/features/company/copy/openings.ts', { eager: true }),
  ...import.meta.glob(['../../src/content/vendor/*.ts', '!../../src/content/vendor/*.test.ts'], { eager: true }),
  '../../src/content/privacy-statement.ts': Object.fromEntries(
    locales.map((locale) => [locale, privacyStatement(vendor, locale)])
  )
}

/** Slots whose values are no sentences: code, and names that code refers to. */
const codeSlots = new Set([
  'code',
  'figure',
  'kind',
  'mark',
  'id',
  'to',
  'path',
  'edition',
  'url',
  'href',
  'hash',
  'source',
  'icon'
])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isLocale = (key: string): key is Locale => locales.some((locale) => locale === key)

/** The texts within a value. Below a key that names a language, they are in that language. */
function textsIn(value: unknown, file: string, path: readonly string[], locale: Locale | undefined): Text[] {
  if (typeof value === 'string') {
    const slot = path.findLast((key) => !/^\d+$/.test(key)) ?? ''
    return locale && !codeSlots.has(slot) ? [{ at: `${file} ${path.join('.')}`, slot, locale, text: value }] : []
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    isLocale(key) ? textsIn(inner, file, path, key) : textsIn(inner, file, [...path, key], locale)
  )
}

const nameOf = (path: string) => path.replace(/^.*\/src\//, '').replace(/(\/[a-z]{2}-[A-Z]{2})?\.ts$/, '')

/** The copy of pages, and names and facts in both languages. */
const ofPages = (): Text[] => [
  ...Object.entries(copies).flatMap(([path, copy]) => {
    const locale = locales.find((each) => path.endsWith(`/${each}.ts`))
    return textsIn(copy, nameOf(path), [], locale)
  }),
  ...Object.entries(bilingual).flatMap(([path, facts]) => textsIn(facts, nameOf(path), [], undefined))
]

const ofMessages = (): Text[] =>
  locales.flatMap((locale) => {
    const folder = join(root, 'messages', locale)
    return readdirSync(folder).flatMap((file) =>
      textsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')), `messages/${file.replace('.json', '')}`, [], locale)
    )
  })

/** Markdown without its code, the addresses of links, the anchors of headings, and the lists and the width of tables. */
const prose = (markdown: string) =>
  markdown
    .replaceAll(/\{\{[#^/]\w+\}\}/g, '')
    .replaceAll(/^(#+ .*) \{#[\w-]+\}$/gm, '$1')
    .replaceAll(/^ +/gm, '')
    .replaceAll(/^\|.*$/gm, (row) => row.replaceAll(/ {2,}/g, ' ').replaceAll(/\["[^\]]*\]/g, '[]'))
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '`')
    .replaceAll(/\]\([^)\n]*\)/g, ']')
    .replaceAll(/^file\w+: .*$/gm, '')
    .replaceAll(/^(\w+): "(.*)"$/gm, '$1: $2')

/** One text per paragraph of the files below `folder` that are named `….<locale>.md` or stand in a folder of that name. */
const ofFiles = (folder: string): Text[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const locale = locales.find((each) => path.endsWith(`.${each}.md`) || (path.includes(`${each}/`) && path.endsWith('.md')))
    if (!locale) return []
    const file = `${folder}/${path}`.replace(`.${locale}`, '').replace(`${locale}/`, '')
    return prose(readFileSync(join(root, folder, path), 'utf8'))
      .split(/\n{2,}/)
      .map((text, index): Text => ({ at: `${file} ${index}`, slot: 'paragraph', locale, text }))
  })

/** Questions of the exam. Their code is between backquotes. */
export const bankTexts = (): Text[] =>
  readBank()
    .flatMap(({ questions }) =>
      questions.flatMap((question) => textsIn(question, `services/exam/bank ${question.id}`, [], undefined))
    )
    .map((each) => ({ ...each, text: each.text.replaceAll(/`[^`]*`/g, '`') }))

/** Every text of the site: messages, copy of pages, documents and samples. */
export const siteTexts = (): Text[] => [
  ...ofMessages(),
  ...ofPages(),
  ...ofFiles('src/content/docs'),
  ...ofFiles('services/main/samples')
]
