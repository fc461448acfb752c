import type { Item, NextCopy, PageCopy, PlateCopy } from '~/content/page-copy'
import type { ConsultationTopic } from '~/contract/forms/consultation'
import type { PageAddress } from '~/lib/site-address'
import type { Text } from '~/messages/text'

/** What the radio buttons beside a figure choose from: what they choose, and the heads of their table. */
export interface ChoiceCopy<Columns extends readonly string[]> {
  legend: string
  columns: Columns
}

/** What the pages of the platform, the appliance and the weaving tool have in common: problem, what one gets, where it fits. */
export interface PieceCopy extends PageCopy {
  problem: PlateCopy & { items: readonly Item[] }
  how: PlateCopy & { steps: readonly { title: string; text: string }[] }
  gains: PlateCopy & { items: readonly Item[] }
  where: PlateCopy & { items: readonly Item[] }
  next: NextCopy
}

/** Copy and drawings of the pages by their folders: each adds its own in `types.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface ProductPages {}
export type ProductId = keyof ProductPages

/**
 * What the primary button of a page offers: the trial, or a consultation about a topic. A product that is not an edition has
 * no trial, so its button leads to a consultation. Each folder has one in `action.ts`.
 */
export type ProductAction = 'trial' | ConsultationTopic

/** A link of the product menu. Every page of the site carries it. */
export type ProductMenuEntry = {
  /** Place among the pages of this family, from 1. */
  order: number
  name: Text
} & PageAddress

/** The tabs of `/product` by the value of `name` in their address: each folder adds its own in `tab.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface TabIds {}
export type TabId = keyof TabIds

export interface TabEntry {
  /** Place among the tabs, from 1; the first is shown where the address names none. */
  order: number
  name: Text
}
