import type { ProductAction } from '../types'

export default 'trial' satisfies ProductAction
