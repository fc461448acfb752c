import type { ProductAction } from '../types'

export default 'appliance' satisfies ProductAction
