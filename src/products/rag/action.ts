import type { ProductAction } from '../types'

export default 'rag' satisfies ProductAction
