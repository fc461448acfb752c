import { inOrder } from '~/lib/page-folders'
import type { TabEntry, TabId } from './types'

/** The pages that explain graph databases: the tabs of `/product`, from the folders beside this module that have a `tab.ts`. */
export const tabs = inOrder<TabId, TabEntry>(import.meta.glob('./*/tab.ts', { eager: true, import: 'default' }))

export const tabIds: readonly TabId[] = tabs.map(({ id }) => id)
