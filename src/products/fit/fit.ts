/*
 * Eight questions and the kind of store that answers each most simply: what is generally known of their strengths. A store
 * may answer more than is drawn; the page says so.
 */

export const storeIds = ['rows', 'columns', 'search', 'graph'] as const
export type StoreId = (typeof storeIds)[number]

export const fitQuestionIds = ['record', 'booking', 'total', 'words', 'shared', 'path', 'impact', 'ring'] as const
export type FitQuestionId = (typeof fitQuestionIds)[number]

export const fits: Readonly<Record<FitQuestionId, StoreId>> = {
  record: 'rows',
  booking: 'rows',
  total: 'columns',
  words: 'search',
  shared: 'graph',
  path: 'graph',
  impact: 'graph',
  ring: 'graph'
}

/** How many of the questions a store answers most simply. */
export const fitCount = (store: StoreId) => fitQuestionIds.filter((id) => fits[id] === store).length
