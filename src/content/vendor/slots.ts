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
 * Every fact of the vendor that the site has a place for. `npm run doctor`, `npm run deploy` and docs/facts.md are made from these
 * two lists, so a fact is named nowhere else.
 */

export interface SlotEntry {
  name: string
  slot: Slot<unknown>
  /** The file in which it is edited. */
  place: string
  /** Pages that it enriches. */
  pages: readonly string[]
  /** Whether no deployment may lack it. Any other slot may stay empty. */
  isNeeded?: true
  /** What is wrong with a filled value. */
  fault?: string | undefined
}

const folder = 'src/content/vendor'

/** The state of a text that is no slot itself, by how it looks. */
const slotOf = (text: string): Slot<string> => (text === '' ? empty : isSample(text) ? sample(text) : filled(text))

/** Facts in the code. They change with the company, not with a release. */
export const slots: readonly SlotEntry[] = [
  {
    name: 'phone',
    slot: slotOf(vendor.phone),
    place: `${folder}/index.ts`,
    pages: ['footer', '/aboutus', '/privacy'],
    isNeeded: true
  },
  {
    name: 'phoneHref',
    slot: slotOf(vendor.phoneHref),
    place: `${folder}/index.ts`,
    pages: ['footer', '/aboutus'],
    isNeeded: true
  },
  {
    name: 'email',
    slot: slotOf(vendor.email),
    place: `${folder}/index.ts`,
    pages: ['footer', '/aboutus', '/privacy'],
    isNeeded: true
  },
  { name: 'socials', slot: vendor.socials, place: `${folder}/index.ts`, pages: ['footer', '/aboutus'] },
  { name: 'book', slot: vendor.book, place: `${folder}/index.ts`, pages: ['/book'] },
  {
    name: 'securityContact',
    slot: slotOf(vendor.securityContact.address),
    place: `${folder}/index.ts`,
    pages: ['/.well-known/security.txt', '/aboutus']
  },
  { name: 'architecture', slot: architecture, place: `${folder}/technology.ts`, pages: ['/product/database'] },
  { name: 'resilience', slot: resilience, place: `${folder}/technology.ts`, pages: ['/product/database', 'documents'] },
  {
    name: 'algorithmCatalog',
    slot: algorithmCatalog,
    place: `${folder}/algorithms.ts`,
    pages: ['/product/database', 'documents'],
    fault: algorithmCatalog.state === 'filled' ? catalogFault(algorithmCatalog.value, true) : undefined
  },
  {
    name: 'auditedRun',
    slot: auditedRun,
    place: `${folder}/audited-run.ts`,
    pages: ['/report/ldbc'],
    fault: auditedRun.state === 'empty' || v.is(auditedRunSchema, auditedRun.value) ? undefined : 'not a complete disclosure'
  },
  { name: 'platforms', slot: platforms, place: `${folder}/technology.ts`, pages: ['/product/database', 'documents'] },
  { name: 'drivers', slot: drivers, place: `${folder}/technology.ts`, pages: ['/product/database', 'documents'] },
  { name: 'containerImages', slot: containerImages, place: `${folder}/technology.ts`, pages: ['/product/database', 'documents'] },
  { name: 'integrations', slot: integrations, place: `${folder}/technology.ts`, pages: ['/product/database'] },
  { name: 'supportPlans', slot: supportPlans, place: `${folder}/service.ts`, pages: ['/galaxyProduct'] },
  { name: 'maintainedVersions', slot: maintainedVersions, place: `${folder}/service.ts`, pages: ['/galaxyProduct'] },
  { name: 'softwareChanges', slot: softwareChanges, place: `${folder}/service.ts`, pages: ['/document/latest/36'] },
  { name: 'licensing', slot: licensing, place: `${folder}/service.ts`, pages: ['/galaxyProduct'] },
  { name: 'advisories', slot: advisories, place: `${folder}/service.ts`, pages: ['/aboutus'] },
  { name: 'statusPage', slot: statusPage, place: `${folder}/service.ts`, pages: ['footer'] },
  { name: 'gbcp', slot: gbcp, place: `${folder}/certifications.ts`, pages: ['/center/train'] },
  { name: 'gbcm', slot: gbcm, place: `${folder}/certifications.ts`, pages: ['/center/train'] },
  { name: 'legalEntity', slot: legalEntity, place: `${folder}/company.ts`, pages: ['/aboutus'] },
  { name: 'offices', slot: offices, place: `${folder}/company.ts`, pages: ['/aboutus'] },
  { name: 'people', slot: people, place: `${folder}/company.ts`, pages: ['/aboutus'] },
  { name: 'companyCertificates', slot: companyCertificates, place: `${folder}/company.ts`, pages: ['/aboutus'] },
  {
    name: 'assistantPage',
    slot: assistantPage,
    place: `${folder}/assistants.ts`,
    pages: ['documents'],
    fault: assistantPage.state === 'filled' ? assistantPageFault(assistantPage.value) : undefined
  },
  { name: 'training', slot: training, place: `${folder}/assistants.ts`, pages: ['/robots.txt'] }
]

/** Facts that an installation or its authors keep elsewhere, because they change with a release or a host. */
export const otherPlaces: readonly Pick<SlotEntry, 'name' | 'place' | 'pages'>[] = [
  { name: 'responsible for personal data', place: 'src/content/data-controller.ts', pages: ['/privacy'] },
  { name: 'filings', place: 'SITE_HOSTS', pages: ['footer'] },
  { name: 'forum', place: 'FORUM_URL', pages: ['navigation', 'footer'] },
  { name: 'names of programs, packages and paths', place: 'src/content/docs/facts.ts', pages: ['documents'] },
  {
    name: 'release notes',
    place: 'src/content/docs/latest/*/36-release-notes.md, and news at the desk',
    pages: ['/document/latest/36', '/news']
  },
  { name: 'versions', place: 'src/content/versions.ts', pages: ['footer', '/product/database', 'documents'] },
  { name: 'packages for download', place: 'downloads at the desk', pages: ['/download', '/center/download'] },
  { name: 'banner', place: 'banners at the desk', pages: ['all pages'] },
  { name: 'customer cases', place: 'customer cases at the desk', pages: ['/customer'] }
]

/** Whether the build shows a value of the local installation anywhere. */
export const hasSamples = (entries: readonly SlotEntry[] = slots): boolean => entries.some(({ slot }) => slot.state === 'sample')
