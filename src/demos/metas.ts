import { moduleAt } from '~/lib/page-modules'
import type { DemoMeta, DemoType } from './types'

const metas = import.meta.glob<DemoMeta>('./*/meta.ts', { eager: true, import: 'default' })

export const demoMetaOf = (type: DemoType): DemoMeta => moduleAt(metas, `/${type}/meta.ts`)
