import type { Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { ConsultationTopic } from '~/contract/forms/consultation'
import type { PageAddress } from '~/lib/site-address'
import type { Text } from '~/messages/text'

/** Copy of the radio buttons beside a figure: their legend, and the headings of their table. */
export interface ChoiceCopy<Columns extends readonly string[]> {
  legend: string
  columns: Columns
}

/** Copy shared by the pages of the platform, the appliance and the weaving tool: problem, gains, uses. */
export interface PieceCopy extends PageCopy {
  problem: PlateCopy & { items: readonly Item[] }
  how: PlateCopy & { steps: readonly { title: string; text: string }[] }
  gains: PlateCopy & { items: readonly Item[] }
  where: PlateCopy & { items: readonly Item[] }
  next: NextCopy
}

/** Copy and drawings of the pages by folder. Each folder extends it in `types.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface ProductPages {}
export type ProductId = keyof ProductPages

/**
 * Action of a page's primary button: the trial, or a consultation about a topic. A product that is not an edition has no trial.
 * Each folder sets it in `action.ts`.
 */
export type ProductAction = 'trial' | ConsultationTopic

/** A link of the product menu. Every page of the site includes it, so keep it small. */
export type ProductMenuEntry = {
  /** Position among the product pages, from 1. */
  order: number
  name: Text
} & PageAddress

/** The tabs of `/product` by the parameter `name`. Each folder extends it in `tab.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface TabIds {}
export type TabId = keyof TabIds

export interface TabEntry {
  /** Position among the tabs, from 1; the first is the default. */
  order: number
  name: Text
}
