import type { ComponentType } from 'react'
import { moduleAt } from '~/lib/page-modules'
import type { ProductPages, TabId } from './types'

type TabPage = ComponentType<{ copy: ProductPages[TabId]['copy'] }>

const pages = import.meta.glob<TabPage>('./*/tab-page.tsx', { eager: true, import: 'TabPage' })

/** The page of a tab. */
export const tabPageOf = (tab: TabId): TabPage => moduleAt(pages, `/${tab}/tab-page.tsx`)
