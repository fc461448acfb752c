import type { ProductAction } from '../types'

export default 'proof' satisfies ProductAction
