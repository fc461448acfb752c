import { documentIds } from '~/content/docs/tree'
import { consultedEditions } from '~/contract/forms/consultation'
import { documentsVersion, latestDocuments } from '~/contract/limits'
import type { Locale } from '~/contract/locale'
import { researchTypes } from '~/contract/research'
import { demoTypes } from '~/demos/demos'
import { tabIds } from '~/products/tabs'
import { solutionTypes } from '~/solutions/addresses'
import { storyIds } from '~/stories/stories'

/** Identifies one page of a route that has several. */
export interface Variation {
  params?: Readonly<Record<string, string>>
  search?: Readonly<Record<string, string>>
  /** Metadata by language, if a list already provides it; the page exists in these languages only. */
  heads?: Readonly<Partial<Record<Locale, { title: string; description: string }>>>
  /** When the page last changed, by language: a day, or a moment as ISO 8601. */
  changed?: Readonly<Partial<Record<Locale, string>>>
}

/**
 * The pages of each route whose address has parameters or a query (spec §2), by the path as the route writes it. Every
 * other page has a route of its own: together they are the list that the sitemap, llms.txt and the audit read.
 */
export const variations: Readonly<Record<string, readonly Variation[]>> = {
  '/document/$version/$id': documentIds(documentsVersion).map((id) => ({ params: { version: latestDocuments, id: String(id) } })),
  '/center/research': [{}, ...researchTypes.map((type) => ({ search: { type } }))],
  '/product/consult': consultedEditions.map((edition) => ({ search: { edition } })),
  // The exam's pages are not listed.
  '/center/train/GBCA/auth': [],
  // Entries that main lists at run time are added on request (src/features/discovery/listed-pages.ts).
  '/center/video/details': [],
  '/homedetails': storyIds.map((id) => ({ search: { id } })),
  '/customer/details': [],
  '/joinus/data': [],
  '/news/detail': [],
  '/product/onlinedemo': [{}, ...demoTypes.map((type) => ({ search: { type } }))],
  '/product': tabIds.map((name) => ({ search: { name } })),
  // Search results are not listed as pages.
  '/search': [],
  // A certificate is its holder's to share.
  '/verify/$id': [],
  '/demogallery/details': solutionTypes.map((type) => ({ search: { type } }))
}
