import type { PageAddress } from '~/ui/page-link'
import { solutionGroups } from './menu'
import type { SolutionType } from './types'

const entries = solutionGroups.flatMap(({ solutions }) => solutions)

/** In the order of the menu. */
export const solutionTypes: readonly SolutionType[] = entries.map(({ id }) => id)

export const solutionName = (type: SolutionType): string => entries.find(({ id }) => id === type)?.name() ?? ''

export const solutionAddress = (type: SolutionType): PageAddress => ({ path: '/demogallery/details', search: { type } })
