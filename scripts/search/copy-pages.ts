import * as v from 'valibot'
import { loadCopy } from '../../src/content/load-copy'
import { consultedEditions } from '../../src/contract/forms/consultation'
import type { Locale } from '../../src/contract/locale'
import { demoTypes } from '../../src/demos/demos'
import type { IndexedPage, SiteGroup } from '../../src/features/search/index-format'
import { productPages } from '../../src/products/menu'
import { tabIds } from '../../src/products/tabs'
import { reportPath, reports } from '../../src/reports/reports'
import { joined } from './headline'

/* The pages whose whole text is a typed copy, as pages of the search index: products, overviews, reports, certification, the company. */

/** What every copy has; the rest is text in any shape. */
const copySchema = v.looseObject({ title: v.string(), description: v.string() })
type Copy = v.InferOutput<typeof copySchema>

interface CopyPage {
  group: SiteGroup
  address: string
  /** Folder of the copy, below `src`. */
  folder: string
  /** The member of the copy that is this page, if a copy has several. */
  member?: readonly string[]
}

const pages: readonly CopyPage[] = [
  ...productPages.map(({ id, path }): CopyPage => ({ group: 'product', address: path, folder: `products/${id}` })),
  ...tabIds.map((id): CopyPage => ({ group: 'product', address: `/product?name=${id}`, folder: `products/${id}` })),
  { group: 'product', address: '/product/onlinedemo', folder: 'features/demos/copy' },
  ...demoTypes.map(
    (type): CopyPage => ({ group: 'product', address: `/product/onlinedemo?type=${type}`, folder: `demos/${type}` })
  ),
  { group: 'product', address: '/galaxyProduct', folder: 'features/editions/copy' },
  { group: 'product', address: '/product/database', folder: 'features/database/copy' },
  { group: 'product', address: '/download', folder: 'features/download/copy' },
  ...consultedEditions.map(
    (edition): CopyPage => ({
      group: 'product',
      address: `/product/consult?edition=${edition}`,
      folder: 'features/consult/copy',
      member: ['editions', edition]
    })
  ),
  { group: 'product', address: '/playground', folder: 'features/queries/copy' },
  { group: 'solution', address: '/demogallery', folder: 'solutions/gallery' },
  { group: 'solution', address: '/customer', folder: 'features/customers/copy' },
  { group: 'report', address: '/report', folder: 'reports/hub' },
  ...reports.map(({ id }): CopyPage => ({ group: 'report', address: reportPath(id), folder: `reports/${id}` })),
  { group: 'certification', address: '/center/train', folder: 'features/training/copy/overview' },
  { group: 'certification', address: '/center/train/GBCA', folder: 'features/training/copy/achievement' },
  { group: 'certification', address: '/center/train/GBCA/training', folder: 'features/training/copy/training' },
  { group: 'certification', address: '/verify', folder: 'features/certificates/copy' },
  { group: 'company', address: '/aboutus', folder: 'features/company/copy/about' },
  { group: 'company', address: '/joinus', folder: 'features/company/copy/openings' },
  { group: 'company', address: '/book', folder: 'features/company/copy/book' },
  { group: 'company', address: '/accessibility', folder: 'features/company/accessibility' },
  { group: 'company', address: '/partner/connect', folder: 'features/partners/copy/connect' }
]

const copies = import.meta.glob<{ default: unknown }>([
  '../../src/features/**/[a-z][a-z]-[A-Z][A-Z].ts',
  '../../src/demos/*/[a-z][a-z]-[A-Z][A-Z].ts',
  '../../src/products/*/[a-z][a-z]-[A-Z][A-Z].ts',
  '../../src/reports/*/[a-z][a-z]-[A-Z][A-Z].ts',
  '../../src/solutions/gallery/[a-z][a-z]-[A-Z][A-Z].ts'
])

/** The page's copy. @throws when the table names a copy that does not exist */
async function copyOf({ folder, member = [] }: CopyPage, locale: Locale): Promise<Copy> {
  let copy = await loadCopy(copies, locale, `src/${folder}`)
  for (const name of member) copy = Reflect.get(v.parse(v.looseObject({}), copy), name)
  return v.parse(copySchema, copy)
}

/** The pages in one language. */
export async function copyPages(locale: Locale): Promise<IndexedPage[]> {
  const found = pages.map(async (page): Promise<IndexedPage> => {
    const { title, description, ...rest } = await copyOf(page, locale)
    return { group: page.group, address: page.address, title, description, passages: passagesOf(rest, locale) }
  })
  return Promise.all(found)
}

const partSchema = v.looseObject({ headline: v.string() })

/** A passage for the head of the page, and one for each part that has a headline. */
function passagesOf({ headline, ...rest }: Readonly<Record<string, unknown>>, locale: Locale): IndexedPage['passages'] {
  const onOneLine = joined(locale)
  const passage = (heading: unknown, said: unknown) => ({
    anchor: '',
    heading: typeof heading === 'string' ? onOneLine(heading) : '',
    text: textsOf(said).join('\n'),
    code: ''
  })
  const parts = Object.values(rest).filter((part) => v.is(partSchema, part))
  const head = Object.values(rest).filter((part) => !v.is(partSchema, part))
  return [
    passage(headline, head),
    ...parts.map((part) => {
      const { headline: heading, ...said } = v.parse(partSchema, part)
      return passage(heading, said)
    })
  ]
}

/** A sentence that the page fills with values, such as a step of a demo: as it is written, no visitor reads it. */
const isTemplate = (text: string): boolean => /\{\w+/.test(text)

/** Every text in a value, however deep, that a visitor can read. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return isTemplate(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
