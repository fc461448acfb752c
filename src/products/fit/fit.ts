/*
 * Eight questions and the kind of store that answers each most simply, from general knowledge of their strengths. A store
 * can answer more than the drawing shows; the page says so.
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

/** Number of questions that a store answers most simply. */
export const fitCount = (store: StoreId) => fitQuestionIds.filter((id) => fits[id] === store).length
