import type { ProductAction } from '../types'

export default 'weaver' satisfies ProductAction
