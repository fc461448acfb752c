import * as v from 'valibot'
import { vendor } from '.'
import { algorithmCatalog, catalogFault } from './algorithms'
import { assistantPage, assistantPageFault, training } from './assistants'
import { auditedRun, auditedRunSchema } from './audited-run'
import { gbcm, gbcp } from './certifications'
import { companyCertificates, legalEntity, offices, people } from './company'
import { isSample } from './is-sample'
import { advisories, licensing, maintainedVersions, softwareChanges, statusPage, supportPlans } from './service'
import { empty, filled, type Slot, sample } from './slot'
import { architecture, containerImages, drivers, integrations, platforms, resilience } from './technology'

/*
 * All vendor facts that the site can show. `npm run doctor`, `npm run deploy` and docs/facts.md use these two lists.
 */

export interface SlotEntry {
  name: string
  slot: Slot<unknown>
  /** File in which it is edited. */
  source: string
  /** Pages that show it. */
  pages: readonly string[]
  /** Whether a deployment needs it. Any other slot may stay empty. */
  isRequired?: true
  /** Fault of a filled value. */
  fault?: string | undefined
}

const folder = 'src/content/vendor'

/** A text that is no slot itself, as a slot whose state follows from the text. */
const slotOf = (text: string): Slot<string> => (text === '' ? empty : isSample(text) ? sample(text) : filled(text))

/** Facts in the code. They change with the company, not with a release. */
export const slots: readonly SlotEntry[] = [
  {
    name: 'phone',
    slot: slotOf(vendor.phone),
    source: `${folder}/index.ts`,
    pages: ['footer', '/aboutus', '/privacy'],
    isRequired: true
  },
  {
    name: 'phoneHref',
    slot: slotOf(vendor.phoneHref),
    source: `${folder}/index.ts`,
    pages: ['footer', '/aboutus'],
    isRequired: true
  },
  {
    name: 'email',
    slot: slotOf(vendor.email),
    source: `${folder}/index.ts`,
    pages: ['footer', '/aboutus', '/privacy'],
    isRequired: true
  },
  { name: 'socials', slot: vendor.socials, source: `${folder}/index.ts`, pages: ['footer', '/aboutus'] },
  { name: 'book', slot: vendor.book, source: `${folder}/index.ts`, pages: ['/book'] },
  {
    name: 'securityContact',
    slot: slotOf(vendor.securityContact.address),
    source: `${folder}/index.ts`,
    pages: ['/.well-known/security.txt', '/aboutus']
  },
  { name: 'architecture', slot: architecture, source: `${folder}/technology.ts`, pages: ['/product/database'] },
  { name: 'resilience', slot: resilience, source: `${folder}/technology.ts`, pages: ['/product/database', 'documents'] },
  {
    name: 'algorithmCatalog',
    slot: algorithmCatalog,
    source: `${folder}/algorithms.ts`,
    pages: ['/product/database', 'documents'],
    fault: algorithmCatalog.state === 'filled' ? catalogFault(algorithmCatalog.value, true) : undefined
  },
  {
    name: 'auditedRun',
    slot: auditedRun,
    source: `${folder}/audited-run.ts`,
    pages: ['/report/ldbc'],
    fault: auditedRun.state === 'empty' || v.is(auditedRunSchema, auditedRun.value) ? undefined : 'not a complete disclosure'
  },
  { name: 'platforms', slot: platforms, source: `${folder}/technology.ts`, pages: ['/product/database', 'documents'] },
  { name: 'drivers', slot: drivers, source: `${folder}/technology.ts`, pages: ['/product/database', 'documents'] },
  {
    name: 'containerImages',
    slot: containerImages,
    source: `${folder}/technology.ts`,
    pages: ['/product/database', 'documents']
  },
  { name: 'integrations', slot: integrations, source: `${folder}/technology.ts`, pages: ['/product/database'] },
  { name: 'supportPlans', slot: supportPlans, source: `${folder}/service.ts`, pages: ['/galaxyProduct'] },
  { name: 'maintainedVersions', slot: maintainedVersions, source: `${folder}/service.ts`, pages: ['/galaxyProduct'] },
  { name: 'softwareChanges', slot: softwareChanges, source: `${folder}/service.ts`, pages: ['/document/latest/36'] },
  { name: 'licensing', slot: licensing, source: `${folder}/service.ts`, pages: ['/galaxyProduct'] },
  { name: 'advisories', slot: advisories, source: `${folder}/service.ts`, pages: ['/aboutus'] },
  { name: 'statusPage', slot: statusPage, source: `${folder}/service.ts`, pages: ['footer'] },
  { name: 'gbcp', slot: gbcp, source: `${folder}/certifications.ts`, pages: ['/center/train'] },
  { name: 'gbcm', slot: gbcm, source: `${folder}/certifications.ts`, pages: ['/center/train'] },
  { name: 'legalEntity', slot: legalEntity, source: `${folder}/company.ts`, pages: ['/aboutus'] },
  { name: 'offices', slot: offices, source: `${folder}/company.ts`, pages: ['/aboutus'] },
  { name: 'people', slot: people, source: `${folder}/company.ts`, pages: ['/aboutus'] },
  { name: 'companyCertificates', slot: companyCertificates, source: `${folder}/company.ts`, pages: ['/aboutus'] },
  {
    name: 'assistantPage',
    slot: assistantPage,
    source: `${folder}/assistants.ts`,
    pages: ['documents'],
    fault: assistantPage.state === 'filled' ? assistantPageFault(assistantPage.value) : undefined
  },
  { name: 'training', slot: training, source: `${folder}/assistants.ts`, pages: ['/robots.txt'] }
]

/** Facts outside the vendor folder, because they change with a release or a host. */
export const otherSources: readonly Pick<SlotEntry, 'name' | 'source' | 'pages'>[] = [
  { name: 'responsible for personal data', source: 'src/content/data-controller.ts', pages: ['/privacy'] },
  { name: 'filings', source: 'SITE_HOSTS', pages: ['footer'] },
  { name: 'forum', source: 'FORUM_URL', pages: ['navigation', 'footer'] },
  { name: 'names of programs, packages and paths', source: 'src/content/docs/facts.ts', pages: ['documents'] },
  {
    name: 'release notes',
    source: 'src/content/docs/latest/*/36-release-notes.md, and news at the desk',
    pages: ['/document/latest/36', '/news']
  },
  { name: 'versions', source: 'src/content/versions.ts', pages: ['footer', '/product/database', 'documents'] },
  { name: 'packages for download', source: 'downloads at the desk', pages: ['/download', '/center/download'] },
  { name: 'banner', source: 'banners at the desk', pages: ['all pages'] },
  { name: 'customer cases', source: 'customer cases at the desk', pages: ['/customer'] }
]

/** Whether the build shows a value of the local installation anywhere. */
export const hasSamples = (entries: readonly SlotEntry[] = slots): boolean => entries.some(({ slot }) => slot.state === 'sample')
