import * as v from 'valibot'
import { loadCopy } from '../../src/content/load-copy'
import { algorithmCatalog } from '../../src/content/vendor/algorithms'
import { companyCertificates, legalEntity, offices } from '../../src/content/vendor/company'
import { maintainedVersions, supportPlans } from '../../src/content/vendor/service'
import type { Slot } from '../../src/content/vendor/slot'
import { architecture, containerImages, drivers, integrations, platforms } from '../../src/content/vendor/technology'
import { consultedEditions } from '../../src/contract/forms/consultation'
import { type Locale, textIn, writtenLocales } from '../../src/contract/locale'
import { demoTypes } from '../../src/demos/demos'
import type { IndexedPage, SiteGroup } from '../../src/features/search/index-format'
import { productPages } from '../../src/products/menu'
import { tabIds } from '../../src/products/tabs'
import { reportPath, reports } from '../../src/reports/reports'
import { storyIds } from '../../src/stories/stories'
import type { ContentPage } from './build-index'
import { joined } from './headline'

/* The pages whose whole text is a typed copy, in the search index: products, overviews, reports, certification, the company. */

/** Fields that every copy has; the rest is text in any shape. */
const copySchema = v.looseObject({ title: v.string(), description: v.string() })
type Copy = v.InferOutput<typeof copySchema>

interface CopyPage {
  group: SiteGroup
  address: string
  /** Folder of the copy, below `src`. */
  folder: string
  /** The member of the copy that is this page, if a copy has several. */
  member?: readonly string[]
  /** The facts of the vendor that a part of the page shows: the part's name in the copy, its anchor, and the slots. */
  facts?: readonly { part: string; anchor: string; slots: readonly Slot<unknown>[] }[]
}

const pages: readonly CopyPage[] = [
  ...productPages.map(({ id, path }): CopyPage => ({ group: 'product', address: path, folder: `products/${id}` })),
  ...tabIds.map((id): CopyPage => ({ group: 'product', address: `/product?name=${id}`, folder: `products/${id}` })),
  { group: 'product', address: '/product/onlinedemo', folder: 'features/demos/copy' },
  ...demoTypes.map(
    (type): CopyPage => ({ group: 'product', address: `/product/onlinedemo?type=${type}`, folder: `demos/${type}` })
  ),
  {
    group: 'product',
    address: '/galaxyProduct',
    folder: 'features/editions/copy',
    facts: [{ part: 'support', anchor: 'support', slots: [supportPlans, maintainedVersions] }]
  },
  {
    group: 'product',
    address: '/product/database',
    folder: 'features/database/copy',
    facts: [
      { part: 'architecture', anchor: 'architecture', slots: [architecture] },
      { part: 'algorithms', anchor: 'algorithms', slots: [algorithmCatalog] },
      { part: 'platforms', anchor: 'platforms', slots: [platforms, drivers, containerImages, integrations] }
    ]
  },
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
  { group: 'certification', address: '/center/train/GBCA/resource', folder: 'features/exam/copy/practice' },
  { group: 'certification', address: '/verify', folder: 'features/certificates/copy' },
  {
    group: 'company',
    address: '/aboutus',
    folder: 'features/company/copy/about',
    facts: [{ part: 'facts', anchor: 'company', slots: [legalEntity, offices, companyCertificates] }]
  },
  { group: 'company', address: '/joinus', folder: 'features/company/copy/openings' },
  { group: 'resource', address: '/book', folder: 'features/company/copy/book' },
  { group: 'resource', address: '/center/download', folder: 'features/download/copy/downloads' },
  { group: 'resource', address: '/center/research', folder: 'features/center/copy/research' },
  { group: 'resource', address: '/center/school', folder: 'features/center/copy/school' },
  { group: 'resource', address: '/center/consultancy', folder: 'features/center/copy/consultancy' },
  { group: 'resource', address: '/center/video', folder: 'features/center/copy/videos' },
  ...storyIds.map((id): CopyPage => ({ group: 'product', address: `/homedetails?id=${id}`, folder: `stories/${id}` })),
  { group: 'company', address: '/accessibility', folder: 'features/company/accessibility' },
  { group: 'company', address: '/partner/connect', folder: 'features/partners/copy/connect' }
]

const copies = import.meta.glob<{ default: unknown }>([
  '../../src/features/**/[a-z][a-z]-[A-Z][A-Z].ts',
  '../../src/demos/*/[a-z][a-z]-[A-Z][A-Z].ts',
  '../../src/products/*/[a-z][a-z]-[A-Z][A-Z].ts',
  '../../src/reports/*/[a-z][a-z]-[A-Z][A-Z].ts',
  '../../src/stories/*/[a-z][a-z]-[A-Z][A-Z].ts',
  '../../src/solutions/gallery/[a-z][a-z]-[A-Z][A-Z].ts'
])

/** The page's copy. @throws when the table names a copy that does not exist */
async function copyOf({ folder, member = [] }: CopyPage, locale: Locale): Promise<Copy> {
  let copy = await loadCopy(copies, locale, `src/${folder}`)
  for (const name of member) copy = Reflect.get(v.parse(v.looseObject({}), copy), name)
  return v.parse(copySchema, copy)
}

/** The pages in one language. */
export async function copyPages(locale: Locale): Promise<ContentPage[]> {
  const found = pages.map(async (page): Promise<ContentPage> => {
    const { title, description, ...rest } = await copyOf(page, locale)
    return { group: page.group, address: page.address, title, description, passages: passagesOf(rest, page.facts ?? [], locale) }
  })
  return Promise.all(found)
}

/** A part of a page: its headline is its own, or that of the plate that holds it. */
const partSchema = v.union([
  v.looseObject({ headline: v.string() }),
  v.looseObject({ plate: v.looseObject({ headline: v.string() }) })
])

/** A passage for the head of the page, and one for each part that has a headline. */
function passagesOf(
  { headline, ...rest }: Readonly<Record<string, unknown>>,
  facts: NonNullable<CopyPage['facts']>,
  locale: Locale
): IndexedPage['passages'] {
  const passage = (heading: unknown, said: unknown, anchor = '') => ({
    anchor,
    heading: typeof heading === 'string' ? joined(locale)(heading) : '',
    text: textsOf(said, locale).join('\n'),
    code: ''
  })
  const members = Object.entries(rest)
  return [
    passage(headline, Object.fromEntries(members.filter(([, said]) => !v.is(partSchema, said)))),
    ...members.flatMap(([name, said]) => {
      if (!v.is(partSchema, said)) return []
      const { headline: own, plate, ...more } = v.parse(v.looseObject({}), said)
      const { headline: heading, ...head } = v.parse(v.looseObject({}), plate ?? { headline: own })
      const fact = facts.find(({ part }) => part === name)
      const shown = fact?.slots.map((slot) => (slot.state === 'empty' ? undefined : slot.value))
      return [passage(heading, [head, more, shown], fact?.anchor)]
    })
  ]
}

/** A sentence that the page fills with values, such as a step of a demo: as it is written, no visitor reads it. */
const isTemplate = (text: string): boolean => /\{\w+/.test(text)

/** Whether a page shows a member of its copy only after a form was sent, or says it only of a picture. */
const isUnseen = (name: string, member: unknown): boolean =>
  name === 'alt' || (typeof member === 'object' && ['sent', 'answer', 'fault', 'reasons'].includes(name))

const writtenSchema = v.object(v.entriesFromList(writtenLocales, v.string()))

/** Every text in a value, however deep, that a visitor can read; of a text in several languages, the one of the page. */
function textsOf(value: unknown, locale: Locale): string[] {
  if (typeof value === 'string') return isTemplate(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  if (v.is(writtenSchema, value)) return [textIn(value, locale)]
  return Object.entries(value).flatMap(([name, member]) => (isUnseen(name, member) ? [] : textsOf(member, locale)))
}
