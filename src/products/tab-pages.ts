import type { ComponentType } from 'react'
import { moduleOf } from '~/lib/page-folders'
import type { ProductPages, TabId } from './types'

type TabPage = ComponentType<{ copy: ProductPages[TabId]['copy'] }>

const pages = import.meta.glob<TabPage>('./*/tab-page.tsx', { eager: true, import: 'TabPage' })

/** The page of a tab. */
export const tabPageOf = (tab: TabId): TabPage => moduleOf(pages, tab)
