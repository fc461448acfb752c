import type { ProductAction } from '../types'

export default 'platform' satisfies ProductAction
