import { getLocale } from '~/paraglide/runtime'
import type { PageAddress } from '~/ui/page-link'
import { solutionGroups } from './menu'
import type { SolutionType } from './types'

const entries = solutionGroups.flatMap(({ solutions }) => solutions)

/** In the order of the menu. */
export const solutionTypes: readonly SolutionType[] = entries.map(({ type }) => type)

export const solutionName = (asked: SolutionType): string => entries.find(({ type }) => type === asked)?.name[getLocale()] ?? ''

export const solutionAddress = (type: SolutionType): PageAddress => ({ path: '/demogallery/details', search: { type } })
